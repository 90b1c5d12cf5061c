/** Where the bucket has the screenshot of an attempt. */
import type { SubmissionRow } from '../../../contract/submission.ts';

export function pictureKeyOf({
  userId,
  id,
  attemptCount,
}: Pick<SubmissionRow, 'userId' | 'id' | 'attemptCount'>): string {
  return `screenshots/${userId}/${id}/${attemptCount}.jpg`;
}

/** Every place at which an attempt of this row may have left a screenshot, recorded or not. */
export function allPictureKeys(row: SubmissionRow): string[] {
  // A claim that was given back used the next attempt number, so that number is included.
  const numbers = Array.from({ length: row.attemptCount + 1 }, (_, index) => index + 1);
  const made = numbers.map((attemptCount) => pictureKeyOf({ ...row, attemptCount }));
  const kept = [row.screenshotKey, ...row.attempts.map(({ screenshotKey }) => screenshotKey)];
  return [...new Set([...made, ...kept.filter((key) => key !== undefined)])];
}
