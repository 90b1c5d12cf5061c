/** How long the leads of the attacked user took. */
export interface Times {
  /** How long each lead took in milliseconds; Infinity if it did not end. */
  times: number[];
  failed: number;
}
