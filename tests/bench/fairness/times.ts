/** How long the victim's leads took. */
export interface Times {
  /** How long each lead took in milliseconds; Infinity if it did not end. */
  times: number[];
  failed: number;
}
