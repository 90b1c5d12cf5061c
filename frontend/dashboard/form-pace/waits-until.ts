/** The end of a wait in words, in the form's time zone. */
import type { WaitReason } from '../../../contract/wait-reason.ts';
import type { OwnForm } from '../target-forms/own-form.ts';

/** Waits of some seconds, which end before anybody has read the time. */
const brief: ReadonlySet<WaitReason> = new Set(['pace', 'origin']);

export interface Wait {
  why: WaitReason;
  nextAttemptAt?: string | null;
  zone?: string | undefined;
}

/**
 * The reason for a wait. A row has the reason from the bot's last look; since then its owner may
 * have paused the form, or the page may have changed.
 */
export function waitOf(
  { waitingFor, nextAttemptAt }: { waitingFor: WaitReason; nextAttemptAt?: string | null },
  form: Pick<OwnForm, 'state' | 'pace'> | undefined,
): Wait {
  const state = form?.state;
  if (state === 'paused' || state === 'needs_attention') return { why: state };
  return { why: waitingFor, nextAttemptAt: nextAttemptAt ?? null, zone: form?.pace.zone };
}

/** ` until 9:30, Asia/Kolkata`, with the day where it is not today; nothing where nobody knows. */
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
