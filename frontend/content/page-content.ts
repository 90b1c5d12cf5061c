/** A title with one or two sentences below: used for values, steps, features and insights. */
export interface Value {
  title: string;
  text: string;
}

export interface Stat {
  number: string;
  label: string;
  note: string;
}

export interface Question {
  question: string;
  answer: string;
}

/** The block at the end of a page that invites the reader to the next step. */
export interface Call {
  headline: string;
  text: string;
  label: string;
  to?: string;
}
