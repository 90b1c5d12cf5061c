/**
 * A form's pace: the owner's limits on attempts, and working hours in a time zone. A lead that
 * waits for its form's pace loses no attempt.
 */
import * as z from 'zod/mini';
import { keysOf } from './keys-of.ts';
import { usualZone, workingHoursSchema, zoneSchema } from './working-hours.ts';

export const mostOfPace = {
  atOnce: 100,
  perMinute: 120,
  perDay: 100_000,
  perMonth: 1_000_000,
} as const;
export type PaceLimit = keyof typeof mostOfPace;
export const paceLimits = keysOf(mostOfPace);

const limitNames: Record<PaceLimit, string> = {
  atOnce: 'At once',
  perMinute: 'A minute',
  perDay: 'A day',
  perMonth: 'A month',
};

function limitSchema(limit: PaceLimit) {
  const most = mostOfPace[limit];
  const words = `${limitNames[limit]}: enter a whole number from 1 to ${most.toLocaleString('en-US')}`;
  const isLimit = (value: number) => Number.isInteger(value) && value >= 1 && value <= most;
  return z.optional(z.number(words).check(z.refine(isLimit, words)));
}

const knownMembers = 'A pace has zone, atOnce, perMinute, perDay, perMonth and hours only';
export const formPaceSchema = z.strictObject(
  {
    /** The time zone of the working hours and of the limits per day and month. */
    zone: zoneSchema,
    atOnce: limitSchema('atOnce'),
    perMinute: limitSchema('perMinute'),
    perDay: limitSchema('perDay'),
    perMonth: limitSchema('perMonth'),
    hours: z.optional(workingHoursSchema),
  },
  { error: (issue) => (issue.code === 'unrecognized_keys' ? knownMembers : undefined) },
);
export type FormPace = z.infer<typeof formPaceSchema>;

/** The default pace of a form: no limits, all hours. */
export const noPace: FormPace = { zone: usualZone };

/** Whether the pace limits the number of attempts, so that attempts must be counted. */
export function isLimited(pace: FormPace): boolean {
  return paceLimits.some((limit) => pace[limit] !== undefined);
}
