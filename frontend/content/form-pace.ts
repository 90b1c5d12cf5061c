import type { PaceLimit } from '../../contract/form-pace.ts';
import type { WaitReason } from '../../contract/wait-reason.ts';

/** Why a lead waits. The page shows this text after "Waits until 9:30, Asia/Kolkata: ". */
export const waitTexts: Record<WaitReason, string> = {
  paused: 'its form is paused.',
  needs_attention: 'its form needs attention.',
  blocked: 'the operator of this service allows no leads to its site.',
  hours: 'outside the form’s working hours.',
  day_cap: 'the form has had its leads of the day.',
  month_cap: 'the form has had its leads of the month.',
  pace: 'the form takes only so many leads at once or in a minute.',
  origin: 'the site takes only so many leads at once or in a minute.',
};

/** Why the leads of a live form wait. The page adds ": leads wait until …" after this text. */
export const paceWaitTexts = {
  hours: 'Outside its working hours',
  day_cap: 'The cap of the day is reached',
  month_cap: 'The cap of the month is reached',
} as const satisfies Partial<Record<WaitReason, string>>;

export const limitTexts: Record<PaceLimit, { label: string; hint: string }> = {
  atOnce: { label: 'At once', hint: 'Leads in the form at the same time' },
  perMinute: { label: 'A minute', hint: 'Leads that may start within 60 seconds' },
  perDay: { label: 'A day', hint: 'From midnight to midnight in the zone' },
  perMonth: { label: 'A month', hint: 'A calendar month in the zone' },
};
