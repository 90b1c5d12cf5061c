/**
 * Which leads a user's form refuses as repeated: leads with a phone number or an e-mail address
 * that the form already received within a number of days.
 */
import * as z from 'zod/mini';

export const dedupeBy = ['phone', 'email'] as const;
export type DedupeBy = (typeof dedupeBy)[number];

/**
 * For how many days a repeated lead is refused. A day is 24 hours, counted from the acceptance of
 * the first lead.
 */
export const dedupeDays = { least: 1, most: 365 } as const;

const { least, most } = dedupeDays;
const wrongDays = `days must be a whole number from ${least} to ${most}`;

export const formDedupeSchema = z.strictObject(
  {
    by: z.enum(dedupeBy, 'by must be phone or email'),
    days: z.int(wrongDays).check(z.minimum(least, wrongDays), z.maximum(most, wrongDays)),
  },
  'dedupe must have by and days, and nothing else',
);
export type FormDedupe = z.infer<typeof formDedupeSchema>;

/** The maximum number of forms that one call of `forgetPerson` can clear of a person's data. */
export const mostFormsToForget = 5;

/** The word for the compared value (phone or e-mail) in sentences about repeated leads. */
export const dedupeWords: Readonly<Record<DedupeBy, string>> = {
  phone: 'phone number',
  email: 'e-mail address',
};

export const daysInWords = (days: number): string => (days === 1 ? 'day' : `${days} days`);
