/**
 * Why an open submission waits although nothing is wrong with it. `origin` is a limit of the site over
 * all users; the others are its form's, by its owner or until that form takes leads again.
 */
export const waitReasons = [
  'paused',
  'needs_attention',
  'blocked',
  'hours',
  'day_cap',
  'month_cap',
  'pace',
  'origin',
] as const;
export type WaitReason = (typeof waitReasons)[number];
/** Those that keep a row from growing older. */
export type HoldReason = Exclude<WaitReason, 'origin'>;
