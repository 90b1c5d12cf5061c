/** What the scan of a page finds: plain data, judged outside the page. */
export interface PageOption {
  value: string;
  text: string;
}

/**
 * The rules that the DOM has for a native field's value; the field's type decides which rules
 * apply.
 */
export interface ControlRules {
  pattern?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  /** -1 if the field has no such rule. */
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
  /** The question that is shared by a group of boxes. */
  group: string;
  /** The heading in the form above the field. */
  section: string;
  /** The class, link and file name of the icon beside a field that has no text around it. */
  icon: string;
  required: boolean;
  visible: boolean;
  filled: boolean;
  /** The text that a list shows, which may be its `Please select`; a slider's value; else ''. */
  shows: string;
  /**
   * The country code beside the field, `+91`; `+` if there is a picker for it that shows none; else
   * ''.
   */
  dial: string;
  /**
   * Whether the field accepts only entries of its own list, which appears once it is opened or
   * typed in.
   */
  suggests: boolean;
  /** Whether the field may show a suggestion list, in any markup, for the typed text. */
  offers?: boolean;
  options: PageOption[];
  /** The position of the configured selector that matches the field, or -1. */
  override: number;
}

export interface PageButton {
  index: number;
  form: number;
  /** How many fields of the page come before the button. */
  behind: number;
  /** The visible fields for which this is the nearest button. */
  beside: number[];
  text: string;
  submits: boolean;
  visible: boolean;
  /**
   * Whether the button opens something: a link (unless a form may be sent by it) or the control of
   * a collapsed section.
   */
  opens: boolean;
  /** Whether the button opens the next section of a form, whose fields are drawn only then. */
  unfolds?: boolean;
  /** Whether the configured selector matches the button. */
  chosen: boolean;
  /**
   * The beginning of the button's HTML, for buttons that their words don't tell apart; '' unless the
   * scan is wide.
   */
  look: string;
  /** Whether the bot has pressed the button before and its text is still the same. */
  wasPressed: boolean;
}

export interface PageScan {
  fields: PageField[];
  buttons: PageButton[];
  /** For each form, the addresses to which it may be sent. */
  actions: string[][];
  /** Visible labels that name no control which people see. */
  labels: { form: number; text: string }[];
  /** Indexes of the forms that are marked as search forms. */
  searchForms: number[];
  /** The captcha vendor whose widget is on the page, or ''. */
  captcha: string;
}

/** Selectors from the configuration, for forms that the bot does not recognise by itself. */
export interface ScanRequest {
  fields: string[];
  submit: string;
  /**
   * Whether everything that a person may press counts as a button, wherever it is: for pages on
   * which people choose the button themselves.
   */
  wide?: boolean;
}
