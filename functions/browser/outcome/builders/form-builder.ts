/**
 * What is known of a form builder. An entry is data: its patterns are sources of regular
 * expressions, so that the table can travel into the page as JSON.
 */
import type { AfterPageKind } from '../after-page.ts';

interface BuilderSign {
  kind: AfterPageKind;
  /**
   * The builder shows several meanings the same way: judge the words first, and take `kind` if
   * they say nothing. Words may name a refusal or contradict an acceptance; they never turn a
   * refusal into an acceptance. Without it the state is exact, and words don't matter.
   */
  needsWords?: true;
  /** `owner/repository path`, or the documentation page. */
  source: string;
}

/** A state that the page shows. With both patterns given, both must hold. */
export interface BuilderState extends BuilderSign {
  /** Selector of elements of which one must be visible. */
  shown?: string;
  /** Pattern of the address of the page or frame. */
  address?: string;
}

/** A state that the JSON answer to the submit tells. */
export interface BuilderAnswer extends BuilderSign {
  /** Path in the answer → pattern of its value; objects and lists are matched as JSON. */
  where: Readonly<Record<string, string>>;
  /** Path of the words. */
  words?: string;
}

export interface FormBuilder {
  name: string;
  /** Selector of what only this builder makes: the form, what surrounds it, or its states. */
  marks: string;
  /** Pattern of the address of a page or frame that is the builder's own. */
  home?: string;
  states: readonly BuilderState[];
  /** The states are other libraries' too: they count only while the lead's form is shown again. */
  needsForm?: true;
  /** Pattern of the address that the builder's submits go to: only its answers are judged. */
  endpoint?: string;
  /** Others use that address too: the filled form must be recognised as the builder's. */
  sharesEndpoint?: true;
  answers?: readonly BuilderAnswer[];
}

/** A parsed JSON answer to a request that carried the lead. */
export interface JsonAnswer {
  url: string;
  status: number;
  body: unknown;
}

export interface BuilderVerdict {
  builder: string;
  /** Undefined while the builder shows no new state. */
  kind?: AfterPageKind;
  /** False: judge `words`, and take `kind` if they say nothing. */
  isExact: boolean;
  words: string;
}
