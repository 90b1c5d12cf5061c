/**
 * The phrases of one language for everything that a page after a submit can say: regular
 * expressions for folded text, by concept.
 */
export interface Phrases {
  /** Thanks. They count as acceptance unless they are for something in `idle`. */
  thanks?: string;
  /** Things that a page may thank for although nothing was sent: a visit, patience. */
  idle?: string;
  /** "has been sent", "received your", "successfully". */
  done?: string;
  /** Like `done`, but so clearly about this lead that it counts on a page full of other text. */
  sure?: string;
  /** "we will contact you". */
  promise?: string;
  /** Negations that turn `done` into its opposite. */
  not?: string;
  /** It failed: an error, something that could not be done, an expired session. */
  failed?: string;
  /** Regret: next to thanks, it makes them a refusal. */
  sorry?: string;
  /** A value was refused. */
  value?: string;
  /** A code that was entered is wrong: a value was refused, and no code is waited for. */
  wrong?: string;
  /** "already". */
  already?: string;
  /** Words for something that was done before: registered, used, answered. */
  taken?: string;
  /** Spam, closed, not eligible, blocked. */
  policy?: string;
  tooMany?: string;
  signIn?: string;
  /** A code or a link has to be confirmed. */
  verify?: string;
  /** The submit is still under way. */
  busy?: string;
  /** Words that open a condition: what follows has not happened. */
  condition?: string;
  /** Negations and requests that are harmless: "no further action is needed". */
  harmless?: string;
}
export type Concept = keyof Phrases;

/** Patterns are written over several lines for readability; the line breaks are removed. */
export const joined = (pattern: string) => pattern.replace(/\n\s*/gu, '');
