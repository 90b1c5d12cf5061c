/**
 * Computes whether the pace settings of a live form (limits of how many leads are sent, and when)
 * make its leads wait now, and until when.
 */
import { opensAt } from '../../../../contract/working-hours.ts';
import {
  dayAfter,
  firstOfNextMonth,
  momentOf,
  monthOf,
  zoneTime,
} from '../../../../contract/zone-clock.ts';
import { paceWaitTexts } from '../../../content/form-pace.ts';
import type { OwnForm } from '../one-form/own-form.ts';
import { waitsUntil, type Wait } from './waits-until.ts';

type PacedForm = Pick<OwnForm, 'state' | 'siteRefusal' | 'pace' | 'usedToday' | 'usedThisMonth'>;
type PaceWait = Wait & { why: keyof typeof paceWaitTexts };

/**
 * Returns what makes the form's leads wait now (a daily cap, a monthly cap or the working hours),
 * and until when; undefined if they do not wait. A cap ends at midnight in the form's time zone.
 */
export function waitOfForm(
  { state, siteRefusal, pace, usedToday, usedThisMonth }: PacedForm,
  now: Date,
): PaceWait | undefined {
  if (state !== 'live' || siteRefusal) return undefined;
  const { zone, perDay = Infinity, perMonth = Infinity } = pace;
  const { day } = zoneTime(zone, now);
  const until = (why: PaceWait['why'], time: Date) => ({
    ...{ why, zone },
    // A daily or monthly cap may end outside the working hours. If so, the leads wait until the
    // working hours begin.
    nextAttemptAt: (opensAt(pace, time) ?? time).toISOString(),
  });
  const midnight = (date: string) => momentOf(zone, { day: date, minutes: 0 });
  if ((usedThisMonth ?? 0) >= perMonth) {
    return until('month_cap', midnight(firstOfNextMonth(monthOf(day))));
  }
  if ((usedToday ?? 0) >= perDay) return until('day_cap', midnight(dayAfter(day)));
  return opensAt(pace, now) && until('hours', now);
}

/**
 * Returns one sentence: `The cap of the day is reached: leads wait until 23 Nov, 0:00,
 * Asia/Kolkata.`
 */
export function waitSentence({ why, ...until }: PaceWait, now: Date): string {
  return `${paceWaitTexts[why]}: leads wait${waitsUntil(why, until, now)}.`;
}
