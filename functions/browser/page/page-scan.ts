/** What the scan of a page finds: plain data, judged outside the page. */
export interface PageOption {
  value: string;
  text: string;
}

export interface PageField {
  /** Its place in the page's list of found elements. */
  index: number;
  /** Fields of one `<form>` share a number; those outside any share -1. */
  form: number;
  /** The input's type, `select`, `textarea`, or for a drawn field `listbox` or `slider`. */
  type: string;
  name: string;
  id: string;
  autocomplete: string;
  label: string;
  placeholder: string;
  nearby: string;
  behind: string;
  /** What the boxes around it are asked about together. */
  group: string;
  /** The heading in its form that it stands under. */
  section: string;
  /** How its makers call the picture beside it. */
  icon: string;
  required: boolean;
  visible: boolean;
  filled: boolean;
  maxLength: number;
  /** Takes only what its own list offers, once it is opened or typed in. */
  suggests: boolean;
  /** May offer a list of any markup for what is typed in it. */
  offers: boolean;
  options: PageOption[];
  /** Which of the stage's own selectors names it, or -1. */
  override: number;
}

export interface PageButton {
  index: number;
  form: number;
  /** How many fields of the page come before it. */
  behind: number;
  /** Visible fields of the page that have no button nearer than this one. */
  beside: number[];
  text: string;
  submits: boolean;
  visible: boolean;
  /** A link within the page, unless a form may be sent by it, or the head of something folded. */
  opens: boolean;
  /** The stage's own selector names it. */
  chosen: boolean;
  /** The bot has pressed it, and it still says the same. */
  wasPressed: boolean;
}

export interface PageScan {
  fields: PageField[];
  buttons: PageButton[];
  /** For each form the addresses that it may be sent to. */
  actions: string[][];
  /** Numbers of the forms that say they are for searching. */
  searchForms: number[];
  /** The captcha vendor whose widget is on the page, or ''. */
  captcha: string;
}

/** The stage's own selectors, where the bot's own eyes fail. */
export interface ScanRequest {
  fields: string[];
  submit: string;
}
