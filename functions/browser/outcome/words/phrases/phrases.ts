/** How one language says what an after-page can say: regular expressions of folded text, in parts. */
export interface Phrases {
  /** Thanks. They count as acceptance unless they are for something idle. */
  thanks?: string;
  /** What thanks are given for without anything having been sent: a visit, patience. */
  idle?: string;
  /** "has been sent", "received your", "successfully". */
  done?: string;
  /** As `done`, and so plainly of this very lead that it counts on a page full of other text. */
  sure?: string;
  /** "we will contact you". */
  promise?: string;
  /** Negations that turn `done` into its opposite. */
  not?: string;
  /** It failed: an error, something that could not be done, an expired session. */
  failed?: string;
  /** Regret: beside thanks, it makes them a refusal. */
  sorry?: string;
  /** A value was refused. */
  value?: string;
  /** A code that was entered is wrong: a value was refused, no code is waited for. */
  wrong?: string;
  /** "already". */
  already?: string;
  /** What has been done already: registered, used, answered. */
  taken?: string;
  /** Spam, closed, not eligible, blocked. */
  policy?: string;
  tooMany?: string;
  signIn?: string;
  /** A code or a link has to be confirmed. */
  verify?: string;
  /** Still under way. */
  busy?: string;
  /** Words that open a condition: what follows has not happened. */
  condition?: string;
  /** Negations and requests that are harmless: "no further action is needed". */
  harmless?: string;
}
export type Concept = keyof Phrases;

/** Patterns are written over several lines for people; the breaks are no part of them. */
export const joined = (pattern: string) => pattern.replace(/\n\s*/gu, '');
