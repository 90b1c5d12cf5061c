/**
 * How fast a form's owner lets leads go out, and when: limits, and working hours in a time zone. A
 * lead that waits for them loses no attempt.
 */
import * as z from 'zod/mini';
import { beginningsOf, DAY_MS, dayAfter, isZone, weekdayOf, zoneTime } from './zone-clock.ts';
import { keysOf } from './keys-of.ts';

/** The default zone; most forms are in India. */
const usualZone = 'Asia/Kolkata';
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

const clockTime = (words: string) =>
  z.string(words).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, words));

const hoursSchema = z
  .strictObject({
    /** Weekdays: 1 is Monday, 7 is Sunday. */
    days: z
      .array(z.int('A day is a number from 1, Monday, to 7, Sunday').check(z.gte(1), z.lte(7)))
      .check(
        z.minLength(1, 'Choose at least one working day'),
        z.refine((days) => new Set(days).size === days.length, 'A working day is named twice'),
      ),
    /**
     * Times such as 09:30. Working hours whose end is before their beginning end on the next day.
     */
    from: clockTime('Enter when work begins, such as 09:30'),
    to: clockTime('Enter when work ends, such as 18:00'),
  })
  .check(
    z.refine(
      ({ from, to }) => from !== to && from !== '24:00',
      'Work must begin before midnight, and not end when it begins',
    ),
  );

const knownMembers = 'A pace has zone, atOnce, perMinute, perDay, perMonth and hours only';
export const formPaceSchema = z.strictObject(
  {
    /** The time zone of the working hours, and of the day and month that the limits count. */
    zone: z
      .string('zone is required')
      .check(z.refine(isZone, 'Choose a known time zone, such as Asia/Kolkata')),
    atOnce: limitSchema('atOnce'),
    perMinute: limitSchema('perMinute'),
    perDay: limitSchema('perDay'),
    perMonth: limitSchema('perMonth'),
    hours: z.optional(hoursSchema),
  },
  { error: (issue) => (issue.code === 'unrecognized_keys' ? knownMembers : undefined) },
);
export type FormPace = z.infer<typeof formPaceSchema>;
type WorkingHours = NonNullable<FormPace['hours']>;

/** The pace of a form whose owner has chosen none. */
export const noPace: FormPace = { zone: usualZone };

/** Whether the pace has a limit, so that attempts must be counted. */
export function isLimited(pace: FormPace): boolean {
  return paceLimits.some((limit) => pace[limit] !== undefined);
}

/**
 * The days to search, counted from the calendar's today. From -1, because a clock that is put back
 * over midnight returns to yesterday. To two weeks ahead, because a clock change may skip the
 * working hours of a form that has only one working day a week.
 */
const searchedDays = Array.from({ length: 17 }, (_, index) => index - 1);

/**
 * When the working hours begin next; undefined while they last, and for a form without working
 * hours.
 */
export function opensAt({ zone, hours }: FormPace, now: Date): Date | undefined {
  if (!hours || isOpen(hours, zone, now)) return undefined;
  const { day } = zoneTime(zone, now);
  const minutes = minutesOf(hours.from);
  for (const days of searchedDays) {
    const opening = beginningsOf(zone, { day: dayAfter(day, days), minutes }).find(
      (moment) => moment > now && isOpen(hours, zone, moment),
    );
    if (opening) return opening;
  }
  // None of the days above has these working hours, so the form is checked again a day later.
  return new Date(now.getTime() + DAY_MS);
}

function isOpen({ days, from, to }: WorkingHours, zone: string, now: Date): boolean {
  const { day, minutes } = zoneTime(zone, now);
  const [begin, end] = [minutesOf(from), minutesOf(to)];
  const isWorking = (date: string) => days.includes(weekdayOf(date));
  if (begin < end) return isWorking(day) && minutes >= begin && minutes < end;
  return (isWorking(day) && minutes >= begin) || (isWorking(dayAfter(day, -1)) && minutes < end);
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}
