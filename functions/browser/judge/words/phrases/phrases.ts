/**
 * The phrases of one language for everything that a page may say after a submit: regular
 * expressions for texts that `fold` has normalised, by concept.
 */
export interface Phrases {
  /** Words of thanks. They count as acceptance unless they are for something in `idle`. */
  thanks?: string;
  /** Things that a page may thank for although nothing was sent: a visit, patience. */
  idle?: string;
  /** Words for a completed submit: "has been sent", "received your", "successfully". */
  done?: string;
  /** Like `done`, but so clearly about this lead that it counts on a page full of other text. */
  sure?: string;
  /** Promises: "we will contact you". */
  promise?: string;
  /**
   * Words for what still has to happen: a step that the visitor must take, a time that has not come
   * yet. Thanks and promises beside them don't count.
   */
  open?: string;
  /** Negations that turn `done` into its opposite. */
  not?: string;
  /** Words for a failure: an error, something that could not be done, an expired session. */
  failed?: string;
  /** Words of regret, which turn thanks beside them into a refusal. */
  sorry?: string;
  /** Words for a refused value. */
  value?: string;
  /** Words for a wrong code: they mean a refused value, not that the target waits for a code. */
  wrong?: string;
  /** Words for "already". */
  already?: string;
  /** Words for something that was done before: registered, used, answered. */
  taken?: string;
  /** Words for a value that another lead has used: "requires a unique entry". */
  duplicate?: string;
  /** Words for a form that takes nothing more: "no longer accepts new entries". */
  closed?: string;
  /** Words for a wrong or missing answer to a question against spam, which is a refused value. */
  quiz?: string;
  /** Words for a refusal by the target's rules: spam, closed, not eligible, blocked. */
  policy?: string;
  tooMany?: string;
  signIn?: string;
  /** Words that ask to confirm a code or a link. */
  verify?: string;
  /** Words that say that the submit is still in progress. */
  busy?: string;
  /** Words that begin a condition, such as "if": the text after them has not happened. */
  condition?: string;
  /** Negations that mean nothing bad: "no further action is needed". */
  harmless?: string;
}
export type Concept = keyof Phrases;

/**
 * The word "si" where it means "if": in French, Spanish and Catalan, but not in Italian "si è
 * verificato un errore" and not where it means "this", in Lithuanian and Latvian.
 */
export const si = String.raw`si(?! (?:e|sono|forma|anketa|veidlapa|lapa)(?!\p{L}))`;

/** Patterns are written over several lines for readability; the line breaks are removed. */
export const joined = (pattern: string) => pattern.replace(/\n\s*/gu, '');
