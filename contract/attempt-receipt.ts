/** What the bot saw during an attempt: what it entered, and the evidence of a success. */

/**
 * The kinds of evidence that a target accepted a lead: a sign of success configured by the form's
 * owner or the stage, a form builder's own state, a message on the page, the JSON answer to the
 * submit, or the page's address.
 */
export const successSigns = ['configured', 'builder', 'words', 'answer', 'address'] as const;
export type SuccessSign = (typeof successSigns)[number];

/** One control of the target form and its value: personal data, for the row's owner only. */
export interface FilledField {
  /**
   * The name of the lead's field, or the bot's name for a control that asks for none of the lead's
   * fields.
   */
  field: string;
  /** The control's label, as the form shows it. */
  label?: string | undefined;
  /**
   * The value that the bot entered. '' if no option of the control has the lead's value, so the bot
   * left the control unchanged.
   */
  value: string;
  /**
   * True if the lead's value of this field was readable in the page's request. Omitted if the
   * request was not readable or contained the value in another form.
   */
  sent?: boolean | undefined;
}

/**
 * What the bot saw during an attempt, returned with the attempt's outcome. The store limits the
 * length of every text. Only the row contains these data: no log, message or live event does.
 */
export interface AttemptReceipt {
  fields?: readonly FilledField[] | undefined;
  /** The text that the target showed after the submit. */
  confirmation?: string | undefined;
  /** The evidence that the target accepted the lead; set after a success only. */
  sign?: SuccessSign | undefined;
  /**
   * After a success: the HTTP status of the answer to the submit request, if the bot recognised
   * that request.
   */
  submitStatus?: number | undefined;
  /** The form builder of the page, if the bot recognised it. */
  builder?: string | undefined;
  /**
   * The address at which the attempt ended; the store removes the query and the fragment from the
   * address.
   */
  pageUrl?: string | undefined;
  /**
   * The attempt's duration in milliseconds, measured by the bot. If it is missing, the store uses
   * the time from the claim to the recording of the outcome.
   */
  durationMs?: number;
}
