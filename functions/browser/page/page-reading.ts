/** What a page shows before and after the submit: plain data, judged outside the page. */
import type { BuilderSighting, PageBuilder } from './read-builders.ts';

export interface PageProblem {
  label: string;
  message: string;
}

export interface PageReading {
  url: string;
  /** Lines of visible text, each once, without those that stood there when `before` was read. */
  lines: string[];
  formGone: boolean;
  /** The filled fields are empty again, as a script leaves them that has sent them. */
  formEmptied: boolean;
  /** The browser's own refusal of a field of the form. */
  invalid: PageProblem[];
  /** What the page marks as an error. */
  problems: PageProblem[];
  /** Of each configured sign what is there. */
  signs: { selector: boolean; text: boolean }[];
  captcha: string;
  /** A field for a code that was sent to the person. */
  codeAsked: boolean;
  passwordAsked: boolean;
  /** Spinners and the like that turn, and regions that say they are busy. */
  busy: number;
  /** The button that was pressed can't be pressed now and says something else. */
  buttonBusy: boolean;
  builders: BuilderSighting[];
}

export interface ReadingRequest {
  /** Fields of the lead form, by place and by what they are called after a reload. */
  fields: { index: number; name: string; id: string }[];
  /** The button that is pressed, by place. */
  button: number;
  /** Before the submit: the page notes its lines, and later tells only those that are new. */
  notes: boolean;
  builders: readonly PageBuilder[];
  /** Signs of success and of refusal, as the stage or the form's owner says them. */
  signs: { selector?: string | undefined; text?: string | undefined }[];
}
