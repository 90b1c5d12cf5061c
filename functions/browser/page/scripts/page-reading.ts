/** The result of reading a page before or after the submit: plain data, judged outside the page. */
import type { BuilderSighting, PageBuilder } from './read-builders.ts';

export interface PageProblem {
  label: string;
  message: string;
}

/**
 * How another document will soon replace the page. `refresh`: by a meta refresh. `handover`: by a
 * form that posts the lead on to another site; it has no visible fields and holds an e-mail address
 * or a phone number.
 */
export type Leaving = '' | 'refresh' | 'handover';

export interface PageReading {
  url: string;
  /**
   * Lines of visible text, without repeated lines and without the lines that the page showed before
   * the submit.
   */
  lines: string[];
  formGone: boolean;
  /** Whether the filled fields are empty again; many scripts empty them after sending. */
  formEmptied: boolean;
  /** The values of the form's fields, if the form was drawn again. */
  values: string[];
  /** All fields of the form that the browser's own validation refuses. */
  invalid: PageProblem[];
  /** Texts that the page marks as errors, with the label of the field beside them. */
  problems: PageProblem[];
  /** For each configured sign of the outcome, whether its selector and its text are visible. */
  signs: { selector: boolean; text: boolean }[];
  /**
   * The page's messages after a first press of the button that sent nothing. Set only before the
   * button is pressed again.
   */
  answered?: string[];
  captcha: string;
  /** All visible fields, in the text format that `judge/visible-inputs.ts` reads. */
  inputs: string[];
  /** The number of turning spinners and of regions marked as busy. */
  busy: number;
  /** Whether the pressed button is disabled and its text has changed. */
  buttonBusy: boolean;
  builders: BuilderSighting[];
  /**
   * How another document will soon replace this document; '' if no sign of a replacement is found.
   */
  leaves: Leaving;
}

export interface ReadingRequest {
  /** The fields of the lead form, found by index, or by name or id after a reload. */
  fields: { index: number; name: string; id: string }[];
  /** The index of the button that will be pressed. */
  button: number;
  /**
   * True before the submit: the page remembers its lines, and later readings return only new lines.
   */
  notes: boolean;
  builders: readonly PageBuilder[];
  /** Signs of success and of refusal, from the stage's settings or the form's recipe. */
  signs: { selector?: string | undefined; text?: string | undefined }[];
}
