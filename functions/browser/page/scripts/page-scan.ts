/** The result of scanning a page: plain data, judged outside the page. */
export interface PageOption {
  value: string;
  text: string;
}

/** The rules of the DOM for a native field's value. The field's type decides which rules apply. */
export interface ControlRules {
  pattern?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  /** The minimum number of characters; -1 if the field has no such rule. */
  minLength?: number | undefined;
  maxLength?: number | undefined;
}

export interface PageField extends ControlRules {
  /** The field's position in the list of found elements. */
  index: number;
  /** The number of the field's `<form>`; fields outside any form have -1. */
  form: number;
  /**
   * The input's type, `select` or `textarea`; for a field that a script made from other elements,
   * its ARIA role: `listbox` or `slider`.
   */
  type: string;
  name: string;
  id: string;
  autocomplete: string;
  label: string;
  placeholder: string;
  nearby: string;
  behind: string;
  /** The question that a group of radio buttons or checkboxes shares. */
  group: string;
  /** The last heading before the field, within the form. */
  section: string;
  /** The class, link and file name of the icon beside a field that has no text around it. */
  icon: string;
  required: boolean;
  visible: boolean;
  filled: boolean;
  /**
   * The text that a list shows, even if it is only a prompt such as `Please select`; for a slider,
   * its value; otherwise ''.
   */
  shows: string;
  /**
   * The country code beside the field, such as `+91`; `+` if there is a picker that shows no code;
   * otherwise ''.
   */
  dial: string;
  /**
   * Whether the field accepts only entries of its own list, which appears when the field is opened
   * or typed into.
   */
  suggests: boolean;
  /** Whether the field may show a suggestion list for the typed text, in any markup. */
  offers?: boolean;
  options: PageOption[];
  /**
   * The position, in the list of configured selectors, of the selector that matches this field; -1
   * if none matches.
   */
  override: number;
}

export interface PageButton {
  index: number;
  form: number;
  /** The number of the page's fields that come before the button. */
  behind: number;
  /** The indexes of the visible fields to which this is the nearest button. */
  beside: number[];
  text: string;
  submits: boolean;
  visible: boolean;
  /**
   * Whether the button opens something: it is a link (unless the link may send a form) or the
   * control of a collapsed section.
   */
  opens: boolean;
  /** Whether the button is a tab that is not selected. */
  isTab: boolean;
  /**
   * Whether the button opens the next section of a form and the page draws that section's fields
   * only then.
   */
  unfolds?: boolean;
  /** Whether the configured selector matches the button. */
  chosen: boolean;
  /**
   * The beginning of the button's HTML, which distinguishes buttons with the same words; '' unless
   * the scan covers the whole page (`wide`).
   */
  look: string;
  /** Whether the bot has already pressed the button and the button's text has not changed since. */
  wasPressed: boolean;
}

export interface PageScan {
  fields: PageField[];
  buttons: PageButton[];
  /** For each form, the addresses to which it may be sent. */
  actions: string[][];
  /** Visible labels that belong to no visible control. */
  labels: { form: number; text: string }[];
  /** Indexes of the forms that are marked as search forms. */
  searchForms: number[];
  /** The vendor of the visible captcha, or '' if there is none. */
  captcha: string;
}

/** Selectors from the configuration, for forms that the bot does not recognise by itself. */
export interface ScanRequest {
  fields: string[];
  submit: string;
  /**
   * Whether every element that a person may press counts as a button, wherever it is: for pages on
   * which the form's owner chooses the button.
   */
  wide?: boolean;
}
