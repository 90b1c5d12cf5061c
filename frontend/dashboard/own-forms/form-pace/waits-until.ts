/** Describes the end of a wait in words, in the form's time zone. */
import type { WaitReason } from '../../../../contract/wait-reason.ts';
import type { OwnForm } from '../one-form/own-form.ts';

/**
 * The reasons of waits that last only a few seconds. No time is shown for them, because the wait
 * ends before anybody has read the time.
 */
const brief: ReadonlySet<WaitReason> = new Set(['pace', 'origin']);

export interface Wait {
  why: WaitReason;
  nextAttemptAt?: string | null;
  zone?: string | undefined;
}

/**
 * Returns why a lead waits now. The form's current state has priority over the reason in the lead's
 * row. The bot stored that reason earlier; since then, the owner may have paused the form, or the
 * form's page may have changed.
 */
export function waitOf(
  { waitingFor, nextAttemptAt }: { waitingFor: WaitReason; nextAttemptAt?: string | null },
  form: Pick<OwnForm, 'state' | 'siteRefusal' | 'pace'> | undefined,
): Wait {
  const state = form?.state;
  if (state === 'paused' || state === 'needs_attention') return { why: state };
  if (form?.siteRefusal) return { why: 'blocked' };
  return { why: waitingFor, nextAttemptAt: nextAttemptAt ?? null, zone: form?.pace.zone };
}

/**
 * Returns ` until 9:30, Asia/Kolkata`, with the day if the wait does not end today; empty if the
 * end is unknown.
 */
export function waitsUntil(
  why: WaitReason,
  { nextAttemptAt, zone }: { nextAttemptAt?: string | null; zone?: string | undefined },
  now: Date,
): string {
  if (!nextAttemptAt || brief.has(why)) return '';
  const until = new Date(nextAttemptAt);
  if (until <= now) return '';
  const part = (time: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, ...(zone && { timeZone: zone }) }).format(time);
  const day = (time: Date) => part(time, { day: 'numeric', month: 'short' });
  const clock = part(until, { hour: 'numeric', minute: '2-digit' });
  const isToday = day(until) === day(now);
  return ` until ${isToday ? '' : `${day(until)}, `}${clock}${zone ? `, ${zone}` : ''}`;
}
