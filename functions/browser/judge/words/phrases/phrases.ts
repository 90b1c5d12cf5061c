/**
 * The phrases of one language for all messages after a submit: one regular expression per concept,
 * for texts that `fold` has normalised.
 */
export interface Phrases {
  /** Words of thanks. They count as acceptance unless the page thanks for something in `idle`. */
  thanks?: string;
  /** Things that a page may thank for although nothing was sent, such as a visit or patience. */
  idle?: string;
  /** Words for a completed submit: "has been sent", "received your", "successfully". */
  done?: string;
  /**
   * Words for a completed submit that are clearly about this lead, so that they count even on a
   * page full of other text.
   */
  sure?: string;
  /** Promises: "we will contact you". */
  promise?: string;
  /**
   * Words for a submit that is not complete: a step that the visitor must take, or a time that has
   * not come yet. Thanks and promises beside such words don't count.
   */
  open?: string;
  /** Negations that turn the words in `done` into their opposite, such as "not". */
  not?: string;
  /** Words for a failure: an error, something that could not be done, an expired session. */
  failed?: string;
  /**
   * Words for a fault of the page itself: an expired session, a wrong token, a message of a program.
   * They decide before words of a rule or a value, such as "Connection refused".
   */
  fault?: string;
  /** Words of regret, which turn thanks beside them into a refusal. */
  sorry?: string;
  /** Words for a refused value. */
  value?: string;
  /** Words for a place that the target doesn't serve, which is a refused value. */
  area?: string;
  /** Words of a fault near the name of a field: a refused value if the page says nothing else. */
  hint?: string;
  /**
   * Words for a wrong code. They mean that a value was refused, not that the target waits for a
   * code.
   */
  wrong?: string;
  /** Words for "already". */
  already?: string;
  /** Words for something that was done before: registered, used, answered. */
  taken?: string;
  /** Words for a value that another lead has used: "requires a unique entry". */
  duplicate?: string;
  /** Words for a form that accepts no more leads: "no longer accepts new entries". */
  closed?: string;
  /**
   * Words for a wrong or missing answer to an anti-spam question. Such an answer is a refused
   * value.
   */
  quiz?: string;
  /** Words for a refusal by the target's rules: spam, closed, not eligible, blocked. */
  policy?: string;
  tooMany?: string;
  /** Advice to come back after a short time. It means too many requests if no fault is named. */
  later?: string;
  signIn?: string;
  /** Words that ask to confirm a code or a link. */
  verify?: string;
  /** Words that say that the submit is still in progress. */
  busy?: string;
  /** Words that begin a condition, such as "if": the text after them has not happened. */
  condition?: string;
  /** Negations that don't mean a refusal: "no further action is needed". */
  harmless?: string;
}
export type Concept = keyof Phrases;

/**
 * The word "si" where it means "if", as in French, Spanish and Catalan. Excludes Italian "si è
 * verificato un errore", and Lithuanian and Latvian, where "si" means "this".
 */
export const si = String.raw`si(?! (?:e|sono|forma|anketa|veidlapa|lapa)(?!\p{L}))`;

/**
 * Builds a pattern for two words in one sentence, in either order: "Wir haben Ihre Anfrage erhalten",
 * "Erhalten haben wir Ihre Anfrage".
 * @param one words of one list, such as names of what was sent; so is `other`.
 * @param apart the number of characters that may stand between the two words.
 */
export const beside = (one: string, other: string, apart = 60) =>
  `(?:${one})[^.]{0,${apart}}?(?:${other})|(?:${other})[^.]{0,${apart}}?(?:${one})`;

/** Patterns are written over several lines for readability; the line breaks are removed. */
export const joined = (pattern: string) => pattern.replace(/\n\s*/gu, '');
