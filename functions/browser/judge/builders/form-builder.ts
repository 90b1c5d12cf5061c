/**
 * The facts about a form builder. An entry is plain data with patterns as sources of regular
 * expressions, so that the table can be sent into the page as JSON.
 */
import type { AfterPageKind } from '../after-page.ts';

interface BuilderSign {
  kind: AfterPageKind;
  /**
   * Set if the builder shows several meanings in the same way. Then the words are judged first, and
   * `kind` is used if they say nothing. Words may state a refusal or contradict an acceptance, but
   * never turn a refusal into an acceptance. Without this flag the state is exact, and words don't
   * matter.
   */
  needsWords?: true;
  /** `owner/repository path`, or the documentation page. */
  source: string;
}

/** A state that the page shows. If both patterns are given, both must match. */
export interface BuilderState extends BuilderSign {
  /** Selector of elements of which one must be visible. */
  shown?: string;
  /** A pattern for the address of the page or frame. */
  address?: string;
}

/** A state that the JSON answer to the submit reports. */
export interface BuilderAnswer extends BuilderSign {
  /** Path in the answer → pattern of its value; objects and lists are matched as JSON. */
  where: Readonly<Record<string, string>>;
  /** Path of the message's text in the answer. */
  words?: string;
}

export interface FormBuilder {
  name: string;
  /** Selector of elements that only this builder makes: the form, its wrapper, or its states. */
  marks: string;
  /** A pattern for the addresses of the builder's own pages and frames. */
  home?: string;
  states: readonly BuilderState[];
  /**
   * Set if other libraries show the same states. Then a state counts only if the lead's form is
   * shown again.
   */
  needsForm?: true;
  /** A pattern for the address to which the builder submits; only answers from there are judged. */
  endpoint?: string;
  /**
   * Set if other builders use that address too: then the filled form must be recognised as this
   * builder's.
   */
  sharesEndpoint?: true;
  answers?: readonly BuilderAnswer[];
}

export interface BuilderVerdict {
  builder: string;
  /** What the builder's new state or answer since the submit means; undefined if there is neither. */
  kind?: AfterPageKind;
  /** If false, judge `words` first and use `kind` if they say nothing. */
  isExact: boolean;
  words: string;
}
