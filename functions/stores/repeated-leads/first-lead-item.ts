/** Item of the first leads' table. */
export interface FirstLead {
  /** The fingerprint. */
  id: string;
  submissionId: string;
  /**
   * The version of the submission's row when this item was written; each later write of the row
   * raises it.
   */
  rowVersion: number;
  /** Changes with every write of the item. */
  token: string;
  /** Epoch milliseconds. */
  since: number;
  /** Epoch seconds. */
  expiresAt: number;
  /**
   * When the form may have received the lead; kept even after the row is gone (`sent-notes.ts`).
   */
  sentAt?: string;
}
