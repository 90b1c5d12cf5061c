/**
 * Why an open submission waits although nothing is wrong with it. `origin` is a limit of the site
 * over all users; the other reasons are the form's, set by its owner or until the form takes leads
 * again.
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
/** The reasons for which a waiting row does not grow older. */
export type HoldReason = Exclude<WaitReason, 'origin'>;
