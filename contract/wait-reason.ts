/**
 * Why an open submission waits although nothing is wrong with it. `origin`: the site's limit, which
 * all users share, is reached. The other reasons come from the user's form: its owner's limits, or
 * a form that takes no leads now.
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
/**
 * The reasons of waits that do not count towards a submission's age: all reasons that come from the
 * user's form.
 */
export type HoldReason = Exclude<WaitReason, 'origin'>;
