/**
 * Working hours in a time zone. A form's leads wait for the form's working hours, and an alert
 * counts only the time within working hours.
 */
import * as z from 'zod/mini';
import { beginningsOf, dayAfter, isZone, momentOf, weekdayOf, zoneTime } from './zone-clock.ts';
import { DAY_MS } from './time-units.ts';

/** The default time zone, because most forms are in India. */
export const usualZone = 'Asia/Kolkata';

export const zoneSchema = z
  .string('zone is required')
  .check(z.refine(isZone, 'Choose a known time zone, such as Asia/Kolkata'));

const clockTime = (words: string) =>
  z.string(words).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, words));

export const workingHoursSchema = z
  .strictObject({
    /** The working days of a week: 1 is Monday, 7 is Sunday. */
    days: z
      .array(z.int('A day is a number from 1, Monday, to 7, Sunday').check(z.gte(1), z.lte(7)))
      .check(
        z.minLength(1, 'Choose at least one working day'),
        z.refine((days) => new Set(days).size === days.length, 'A working day is named twice'),
      ),
    /**
     * Times such as 09:30. If the end is not later than the beginning, the working hours end on the
     * next day.
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
export type WorkingHours = z.infer<typeof workingHoursSchema>;

/** Working hours together with their time zone. */
export const workingTimeSchema = z.safeExtend(workingHoursSchema, { zone: zoneSchema });
export type WorkingTime = z.infer<typeof workingTimeSchema>;

/**
 * The days on which the next working hours are searched, relative to today (0). They begin at -1,
 * because a clock that is put back over midnight returns to yesterday. They end two weeks ahead,
 * because a clock change may skip the working hours of a form with only one working day a week.
 */
const searchedDays = Array.from({ length: 17 }, (_, index) => index - 1);

/**
 * When the working hours begin next. Undefined during working hours, and for a form without working
 * hours.
 */
export function opensAt(
  { zone, hours }: { zone: string; hours?: WorkingHours | undefined },
  now: Date,
): Date | undefined {
  if (!hours || isOpen(hours, zone, now)) return undefined;
  const { day } = zoneTime(zone, now);
  const minutes = minutesOf(hours.from);
  for (const days of searchedDays) {
    const opening = beginningsOf(zone, { day: dayAfter(day, days), minutes }).find(
      (moment) => moment > now && isOpen(hours, zone, moment),
    );
    if (opening) return opening;
  }
  // No working hours were found within the searched days, so the form is checked again a day later.
  return new Date(now.getTime() + DAY_MS);
}

const DAY_MINUTES = 24 * 60;
/**
 * The maximum number of calendar days for which working time is counted. A later end is replaced by
 * the end of these days.
 */
const LONGEST_COUNT_DAYS = 400;

/**
 * The moment at which the given working time has passed since `from`. After a clock change the
 * result may be an hour too early or too late.
 */
export function workedAt(
  { zone, days: workingDays, ...hours }: WorkingTime,
  from: Date,
  milliseconds: number,
): Date {
  const [begin, end] = [minutesOf(hours.from), minutesOf(hours.to)];
  const latest = new Date(from.getTime() + LONGEST_COUNT_DAYS * DAY_MS);
  const weekMs = workingDays.length * (end - begin + (end <= begin ? DAY_MINUTES : 0)) * 60_000;
  // Counts whole weeks by arithmetic, except the last two, because reading each day's working hours
  // is slow.
  const weeks = Math.max(0, Math.floor(milliseconds / weekMs) - 1);
  if (weeks * 7 >= LONGEST_COUNT_DAYS) return latest;
  const since = new Date(from.getTime() + weeks * 7 * DAY_MS);
  const { day } = zoneTime(zone, since);
  let left = milliseconds - weeks * weekMs;
  // The loop begins with yesterday, because yesterday's working hours may end today.
  for (let days = -1; days < LONGEST_COUNT_DAYS - weeks * 7; days += 1) {
    const date = dayAfter(day, days);
    if (!workingDays.includes(weekdayOf(date))) continue;
    const opens = momentOf(zone, { day: date, minutes: begin });
    const closes = momentOf(zone, { day: dayAfter(date, end <= begin ? 1 : 0), minutes: end });
    const start = Math.max(opens.getTime(), since.getTime());
    const room = closes.getTime() - start;
    if (room >= left) return new Date(start + left);
    left -= Math.max(0, room);
  }
  return latest;
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
