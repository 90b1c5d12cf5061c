/**
 * What the bot records during an attempt: which values it entered, and why it counts the attempt as
 * a success.
 */

/**
 * The kinds of evidence that a target accepted a lead: a sign of success configured by the form's
 * owner or the stage, a form builder's own state, a message on the page, the JSON answer to the
 * submit, or the page's address.
 */
export const successSigns = ['configured', 'builder', 'words', 'answer', 'address'] as const;
export type SuccessSign = (typeof successSigns)[number];

/**
 * One control of the target form and the value that the bot entered: personal data, which only the
 * submission's owner may see.
 */
export interface FilledField {
  /**
   * The name of the lead's field. A control that asks for no field of the lead gets a name from the
   * bot.
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
   * True if the lead's value of this field was readable in the request that the page sent. Omitted
   * if the request was unreadable or contained the value in another format.
   */
  sent?: boolean | undefined;
}

/**
 * What the bot saw during an attempt, returned with the attempt's outcome. The store limits the
 * length of every text. These data are stored only in the submission's row, and never put into a
 * log, message or live event.
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
   * the time from when the attempt claimed the submission until its outcome was recorded.
   */
  durationMs?: number;
}
