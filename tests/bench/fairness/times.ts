/** The durations of the victim's leads. */
export interface Times {
  /** How long each lead took in milliseconds; Infinity if it did not end. */
  times: number[];
  failed: number;
}
