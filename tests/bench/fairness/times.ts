/** How long the victim's leads took. */
export interface Times {
  /** In milliseconds; Infinity for a lead that did not end. */
  times: number[];
  failed: number;
}
