/** A title with a sentence or two under it: values, steps, features, insights. */
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

/** The block at the end of a page that invites to the next step. */
export interface Call {
  headline: string;
  text: string;
  label: string;
  to?: string;
}
