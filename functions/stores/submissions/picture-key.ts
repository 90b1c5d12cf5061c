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
 * All keys under which attempts of this row may have stored screenshots, including keys that the
 * row does not contain.
 */
export function allPictureKeys(row: SubmissionRow): string[] {
  // The number after `attemptCount` is included: an attempt that was not counted may have used it.
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
 * for `retentionDays` and one day more, because it counts from the upload, which is a little
 * earlier than `now`.
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
 * The key of a screenshot, if the screenshot has not expired. A row may exist longer than its
 * screenshot, for example after a Retry or a long wait for its form.
 */
export function keptPicture(
  { screenshotKey, screenshotUntil }: Pictured,
  now: Date,
): string | undefined {
  const isKept = screenshotUntil !== undefined && new Date(screenshotUntil) > now;
  return isKept ? screenshotKey : undefined;
}
