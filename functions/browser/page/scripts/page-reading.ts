/** What a page shows before and after the submit: plain data, judged outside the page. */
import type { BuilderSighting, PageBuilder } from './read-builders.ts';

export interface PageProblem {
  label: string;
  message: string;
}

/**
 * `refresh`: by a meta refresh. `handover`: by a form without visible fields that holds an e-mail
 * address or a phone number, as a page has that posts the lead on to another site.
 */
export type Leaving = '' | 'refresh' | 'handover';

export interface PageReading {
  url: string;
  /** Lines of visible text, each once, without the lines noted before the submit. */
  lines: string[];
  formGone: boolean;
  /** Whether the filled fields are empty again, as scripts leave them after sending. */
  formEmptied: boolean;
  /** The values of the form's fields, if the form was drawn again. */
  values: string[];
  /** All fields of the form that the browser's own validation refuses. */
  invalid: PageProblem[];
  /** Texts that the page marks as errors. */
  problems: PageProblem[];
  /** For each configured sign, whether it is visible. */
  signs: { selector: boolean; text: boolean }[];
  /** Before a further press: what the page said after a press that sent nothing. */
  answered?: string[];
  captcha: string;
  /** All visible fields, in the form that `judge/visible-inputs.ts` reads. */
  inputs: string[];
  /** The number of turning spinners and of regions marked as busy. */
  busy: number;
  /** Whether the pressed button is disabled and has another text than before. */
  buttonBusy: boolean;
  builders: BuilderSighting[];
  /** How another document will soon replace this one; '' if nothing says so. */
  leaves: Leaving;
}

export interface ReadingRequest {
  /** The fields of the lead form, found by index, or by name or id after a reload. */
  fields: { index: number; name: string; id: string }[];
  /** The index of the button that will be pressed. */
  button: number;
  /** True before the submit: the page notes its lines, and later readings return new ones only. */
  notes: boolean;
  builders: readonly PageBuilder[];
  /** Signs of success and of refusal, from the stage's settings or the form's recipe. */
  signs: { selector?: string | undefined; text?: string | undefined }[];
}
