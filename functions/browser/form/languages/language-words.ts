/** The lists of words of one language, each with `|` between its terms. */

export interface LanguageWords {
  fullName: string;
  firstName?: string;
  middleName?: string;
  lastName?: string;
  email?: string;
  /**
   * Words such as `again` and `confirm`. Beside a word for e-mail they mean that the form asks for
   * the address twice.
   */
  again?: string;
  phone?: string;
  city: string;
  loanAmount: string;
  /**
   * Words for things that have names or numbers other than the lead's: companies, addresses, user
   * names.
   */
  other?: string;
  /**
   * Words that change the meaning of the words beside them, such as words for birth, income,
   * passwords and codes.
   */
  never?: string;
  /** Words for people other than the lead: parents, guarantors, references. */
  another?: string;
  consent?: string;
  offer?: string;
  submit: string;
  /** Words of buttons that submit a form or open a form, such as `apply`. */
  apply?: string;
  next?: string;
  /** Words of buttons that neither submit nor continue. */
  back?: string;
  /** Words for `Other`, the last entry of a list. */
  otherEntry?: string;
  /** Words that mark a question as optional. */
  optional?: string;
}
