/** The durations of the leads of the user whom other users attack. */
export interface Times {
  /** How long each lead took in milliseconds; Infinity if it did not end. */
  times: number[];
  failed: number;
}
