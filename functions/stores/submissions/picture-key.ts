/** The key of an attempt's screenshot in the bucket, and until when the bucket keeps it. */
import type { SubmissionRow } from '../../../contract/submission.ts';
import { DAY_MS } from '../../../contract/time-units.ts';

export function pictureKeyOf({
  userId,
  id,
  attemptCount,
}: Pick<SubmissionRow, 'userId' | 'id' | 'attemptCount'>): string {
  return `screenshots/${userId}/${id}/${attemptCount}.jpg`;
}

/**
 * Every key under which an attempt of this row may have stored a screenshot, even if no attempt has
 * recorded the key.
 */
export function allPictureKeys(row: SubmissionRow): string[] {
  // A claim that was given back has used the next attempt number, so the next number is included.
  const numbers = Array.from({ length: row.attemptCount + 1 }, (_, index) => index + 1);
  const made = numbers.map((attemptCount) => pictureKeyOf({ ...row, attemptCount }));
  const kept = [row.screenshotKey, ...row.attempts.map(({ screenshotKey }) => screenshotKey)];
  return [...new Set([...made, ...kept.filter((key) => key !== undefined)])];
}

export interface Pictured {
  screenshotKey?: string;
  /** When the screenshot expires (ISO 8601). */
  screenshotUntil?: string;
}

/**
 * The screenshot's key and expiry, as an attempt and its row store them. The bucket keeps the file
 * a day longer, counted from the upload, which happened during the attempt's lease.
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

/**
 * The key of a screenshot, if the bucket still has it: after a Retry or a long wait for its form, a
 * row may exist longer than its screenshot.
 */
export function keptPicture(
  { screenshotKey, screenshotUntil }: Pictured,
  now: Date,
): string | undefined {
  const isKept = screenshotUntil !== undefined && new Date(screenshotUntil) > now;
  return isKept ? screenshotKey : undefined;
}
