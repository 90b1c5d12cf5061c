/** An item of the table of first leads: it names the first lead that a person sent to a form. */
export interface FirstLead {
  /** The fingerprint of the person at the form, which is the item's key. */
  id: string;
  submissionId: string;
  /**
   * The version of the submission's row when this item was written. Each later write of the row
   * increases the row's version.
   */
  rowVersion: number;
  /** A random token that changes with every write of the item. */
  token: string;
  /** When the lead became its person's first lead, in epoch milliseconds. */
  since: number;
  /** When the item expires, in epoch seconds. */
  expiresAt: number;
  /**
   * When the form may have received the lead; kept even after the lead's row is gone
   * (`sent-notes.ts`).
   */
  sentAt?: string;
}
