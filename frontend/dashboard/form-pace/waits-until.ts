/** The end of a wait in words, by the clock of the form's zone. */
import type { WaitReason } from '../../../contract/wait-reason.ts';

/** Waits of seconds: their end is past before it is read. */
const brief: ReadonlySet<WaitReason> = new Set(['pace', 'origin']);

/** ` until 9:30, Asia/Kolkata`, with the day where it is not today; nothing where nobody knows. */
export function waitsUntil(
  why: WaitReason,
  { nextAttemptAt, zone }: { nextAttemptAt?: string | null; zone?: string | undefined },
  now: Date,
): string {
  if (!nextAttemptAt || brief.has(why)) return '';
  const until = new Date(nextAttemptAt);
  const part = (time: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, ...(zone && { timeZone: zone }) }).format(time);
  const day = (time: Date) => part(time, { day: 'numeric', month: 'short' });
  const clock = part(until, { hour: 'numeric', minute: '2-digit' });
  const isToday = day(until) === day(now);
  return ` until ${isToday ? '' : `${day(until)}, `}${clock}${zone ? `, ${zone}` : ''}`;
}
