/** Where the bucket has the screenshot of an attempt, and for how long. */
import type { SubmissionRow } from '../../../contract/submission.ts';
import { DAY_MS } from '../../../contract/time-units.ts';

export function pictureKeyOf({
  userId,
  id,
  attemptCount,
}: Pick<SubmissionRow, 'userId' | 'id' | 'attemptCount'>): string {
  return `screenshots/${userId}/${id}/${attemptCount}.jpg`;
}

/** Every key under which an attempt of this row may have stored a screenshot, recorded or not. */
export function allPictureKeys(row: SubmissionRow): string[] {
  // A claim that was given back used the next attempt number, so that number is included.
  const numbers = Array.from({ length: row.attemptCount + 1 }, (_, index) => index + 1);
  const made = numbers.map((attemptCount) => pictureKeyOf({ ...row, attemptCount }));
  const kept = [row.screenshotKey, ...row.attempts.map(({ screenshotKey }) => screenshotKey)];
  return [...new Set([...made, ...kept.filter((key) => key !== undefined)])];
}

export interface Pictured {
  screenshotKey?: string;
  /** ISO 8601. */
  screenshotUntil?: string;
}

/**
 * The screenshot's key and expiry, as an attempt and its row store them. The bucket keeps the file
 * for a day longer, counted from the upload, which was within the attempt's lease.
 */
export function pictured(
  screenshotKey: string | undefined,
  now: Date,
  retentionDays: number,
): Pictured {
  if (screenshotKey === undefined) return {};
  const until = new Date(now.getTime() + retentionDays * DAY_MS);
  return { screenshotKey, screenshotUntil: until.toISOString() };
}

/** The key of a screenshot that is still there: a Retry or a hold can outlive it. */
export function keptPicture(
  { screenshotKey, screenshotUntil }: Pictured,
  now: Date,
): string | undefined {
  const isKept = screenshotUntil !== undefined && new Date(screenshotUntil) > now;
  return isKept ? screenshotKey : undefined;
}
