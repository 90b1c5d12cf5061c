/**
 * The facts about a form builder, which are an entry of the table of form builders. An entry is
 * plain data, with regular expressions as strings, so that the table can be sent into the page as
 * JSON.
 */
import type { AfterPageKind } from '../after-page.ts';

interface BuilderSign {
  kind: AfterPageKind;
  /**
   * Set if the builder shows messages of different meanings in the same way. Then the message's
   * words are judged first; if they have no known meaning, `kind` is used. Words never turn a
   * refusal into an acceptance. Without this flag, words can change `kind` only if `kind` is an
   * acceptance.
   */
  needsWords?: true;
  /** The source of the entry: `owner/repository path`, or the address of a documentation page. */
  source: string;
}

/**
 * A state of the builder's form that the page shows, such as a success message. If `shown` and
 * `address` are both given, both must match.
 */
export interface BuilderState extends BuilderSign {
  /** A selector. The state is shown if one of its elements is visible. */
  shown?: string;
  /** A pattern for the address of the page or the frame. */
  address?: string;
}

/** A state of the builder's form that the JSON answer to the submit reports. */
export interface BuilderAnswer extends BuilderSign {
  /**
   * Paths in the answer, each with a pattern for the value there. Objects and lists are matched as
   * JSON.
   */
  where: Readonly<Record<string, string>>;
  /** The path of the message's text in the answer. */
  words?: string;
}

export interface FormBuilder {
  name: string;
  /** A selector of elements that only this builder makes: the form, its wrapper, or its states. */
  marks: string;
  /** A pattern for the addresses of the builder's own pages and frames. */
  home?: string;
  states: readonly BuilderState[];
  /**
   * Set if other libraries show states in the same way. Then a state counts only if the lead's form
   * is shown again.
   */
  needsForm?: true;
  /**
   * A pattern for the address to which the builder submits; only answers from such an address are
   * judged.
   */
  endpoint?: string;
  /**
   * Set if other builders submit to the same address. Then an answer counts only if the form that
   * was filled in is recognised as this builder's.
   */
  sharesEndpoint?: true;
  answers?: readonly BuilderAnswer[];
}

export interface BuilderVerdict {
  builder: string;
  /**
   * The meaning of the builder's new state or answer since the submit; undefined without a new
   * state or answer.
   */
  kind?: AfterPageKind;
  /**
   * Whether `kind` is exact. If so, `words` can change `kind` only if `kind` is an acceptance. If
   * not, `words` are judged first; if they have no known meaning, `kind` is used.
   */
  isExact: boolean;
  words: string;
}
