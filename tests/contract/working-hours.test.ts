import { describe, expect, jest, test } from '@jest/globals';
import type { FormPace } from '../../contract/form-pace.ts';
import { opensAt, workedAt } from '../../contract/working-hours.ts';
import { DAY_MS, MINUTE_MS } from '../../contract/time-units.ts';
import { dayAfter, weekdayOf, zoneTime } from '../../contract/zone-clock.ts';
import { aRandom } from '../bench/kill/seeded-random.ts';

const zone = 'Asia/Kolkata';
const weekdays = [1, 2, 3, 4, 5];
const office = { days: weekdays, from: '09:30', to: '18:00' };
const night = { days: weekdays, from: '22:00', to: '06:00' };

const next = (pace: FormPace, time: string) => opensAt(pace, new Date(time))?.toISOString();

const QUARTER_MS = 15 * MINUTE_MS;
const at = (time: number) => new Date(time).toISOString();

/**
 * The moments in 2026 when the zone's clocks change, rounded up to a quarter of an hour. For a zone
 * without clock changes, returns noon UTC of a normal day.
 */
function changesOf(inZone: string): number[] {
  const clock = (time: number) => {
    const { day, minutes } = zoneTime(inZone, new Date(time));
    return Date.parse(`${day}T00:00:00.000Z`) + minutes * 60_000 - time;
  };
  const found: number[] = [];
  const HOUR_MS = 4 * QUARTER_MS;
  const from = Date.parse('2026-01-01T00:00:00.000Z');
  for (let day = from; day < from + 364 * DAY_MS; day += DAY_MS) {
    if (clock(day) === clock(day + DAY_MS)) continue;
    let time = day;
    while (clock(time) === clock(day)) time += QUARTER_MS;
    found.push(time);
  }
  return found.length > 0 ? found : [from + 12 * HOUR_MS];
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function isOpen({ zone: inZone, hours }: FormPace, time: number): boolean {
  const { day, minutes } = zoneTime(inZone, new Date(time));
  const [begin, end] = [minutesOf(hours!.from), minutesOf(hours!.to)];
  const works = (daysAgo: number) => hours!.days.includes(weekdayOf(dayAfter(day, -daysAgo)));
  return begin < end
    ? works(0) && minutes >= begin && minutes < end
    : (works(0) && minutes >= begin) || (works(1) && minutes < end);
}

/** Finds when the working hours next begin, by testing one quarter of an hour after the other. */
function firstOpen(pace: FormPace, now: number): string | undefined {
  if (isOpen(pace, now)) return undefined;
  let time = now + QUARTER_MS;
  while (!isOpen(pace, time)) time += QUARTER_MS;
  return at(time);
}

describe('the working hours of a form', () => {
  test.each([
    // 2 March 2026 is a Monday.
    ['before work', office, '2026-03-02T03:59:59.999Z', '2026-03-02T04:00:00.000Z'],
    ['as work begins', office, '2026-03-02T04:00:00.000Z', undefined],
    ['in the last minute', office, '2026-03-02T12:29:59.000Z', undefined],
    ['after work', office, '2026-03-02T12:30:00.000Z', '2026-03-03T04:00:00.000Z'],
    ['on Friday evening', office, '2026-03-06T13:00:00.000Z', '2026-03-09T04:00:00.000Z'],
    ['on Sunday', office, '2026-03-01T06:00:00.000Z', '2026-03-02T04:00:00.000Z'],
    ['at night', night, '2026-03-02T20:00:00.000Z', undefined],
    ['in the night that began on Friday', night, '2026-03-06T23:00:00.000Z', undefined],
    [
      'in the night that began on Sunday',
      night,
      '2026-03-01T20:00:00.000Z',
      '2026-03-02T16:30:00.000Z',
    ],
    [
      'on the only day, when it is over',
      { ...office, days: [1] },
      '2026-03-02T13:00:00.000Z',
      '2026-03-09T04:00:00.000Z',
    ],
    [
      'all day',
      { days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' },
      '2026-03-02T18:30:00.000Z',
      undefined,
    ],
  ])('opensAt finds the next beginning of work when called %s', (_, hours, time, expected) => {
    expect(next({ zone, hours }, time)).toBe(expected);
  });

  test.each([
    // Clocks go from 2:00 to 3:00 on 8 March 2026, and from 2:00 back to 1:00 on 1 November.
    [
      'at an hour that never comes',
      '02:30',
      '2026-03-08T06:00:00.000Z',
      '2026-03-08T07:00:00.000Z',
    ],
    [
      'at an hour that comes twice',
      '01:30',
      '2026-11-01T04:00:00.000Z',
      '2026-11-01T05:30:00.000Z',
    ],
    ['in the hour that is repeated', '01:30', '2026-11-01T06:45:00.000Z', undefined],
  ])('working hours begin at the right moment %s', (_, from, time, expected) => {
    const hours = { days: [7], from, to: '09:00' };
    expect(next({ zone: 'America/New_York', hours }, time)).toBe(expected);
  });

  test.each([
    [
      'skipped as a whole',
      { days: [7], from: '02:15', to: '02:45' },
      '2026-03-08T06:00:00.000Z',
      '2026-03-15T06:15:00.000Z',
    ],
    [
      'repeated as a whole',
      { days: [7], from: '01:15', to: '01:45' },
      '2026-11-01T05:50:00.000Z',
      '2026-11-01T06:15:00.000Z',
    ],
    [
      'repeated in part',
      { days: [7], from: '00:30', to: '01:30' },
      '2026-11-01T05:40:00.000Z',
      '2026-11-01T06:00:00.000Z',
    ],
  ])('working hours begin correctly when %s by a clock change', (_, hours, time, expected) => {
    expect(next({ zone: 'America/New_York', hours }, time)).toBe(expected);
  });

  test.each([
    'America/New_York',
    'Europe/Berlin',
    'Africa/Cairo',
    'America/Havana',
    'Atlantic/Azores',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'Asia/Kolkata',
  ])('opensAt agrees with a search in 15-minute steps: %s', (inZone) => {
    const random = aRandom(inZone.length);
    const clock = () => {
      const quarter = Math.floor(random() * 96);
      const two = (value: number) => String(value).padStart(2, '0');
      return `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`;
    };
    for (const change of changesOf(inZone)) {
      for (let tries = 0; tries < 12; tries += 1) {
        const [from, to] = [clock(), clock()];
        const days = weekdays.filter(() => random() < 0.7);
        const hours = { days: [...days, 6, 7], from, to: from === to ? '24:00' : to };
        const now = change + Math.floor(random() * 24 - 16) * QUARTER_MS;
        expect([hours, next({ zone: inZone, hours }, at(now))]).toEqual([
          hours,
          firstOpen({ zone: inZone, hours }, now),
        ]);
      }
    }
  });

  test('a form without working hours is always open', () => {
    expect(next({ zone }, '2026-03-01T00:00:00.000Z')).toBeUndefined();
  });

  const inOffice = { zone, ...office };
  test.each([
    // 2 March 2026 is a Monday. Work is from 9:30 to 18:00 at +05:30.
    ['before work', inOffice, '2026-03-02T01:00:00.000Z', 3, '2026-03-02T07:00:00.000Z'],
    ['during work', inOffice, '2026-03-02T05:00:00.000Z', 3, '2026-03-02T08:00:00.000Z'],
    ['until work ends', inOffice, '2026-03-02T09:30:00.000Z', 3, '2026-03-02T12:30:00.000Z'],
    ['over night', inOffice, '2026-03-02T10:30:00.000Z', 3, '2026-03-03T05:00:00.000Z'],
    ['over a weekend', inOffice, '2026-03-06T11:30:00.000Z', 3, '2026-03-09T06:00:00.000Z'],
    ['over days', inOffice, '2026-03-02T04:00:00.000Z', 20, '2026-03-04T07:00:00.000Z'],
    ['at night', { zone, ...night }, '2026-03-02T20:30:00.000Z', 5, '2026-03-03T17:30:00.000Z'],
    [
      'all day',
      { zone: 'UTC', days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' },
      '2026-03-02T20:30:00.000Z',
      72,
      '2026-03-05T20:30:00.000Z',
    ],
    [
      'in a minute a week, which ends the count',
      { zone: 'UTC', days: [1], from: '10:00', to: '10:01' },
      '2026-03-02T00:00:00.000Z',
      72,
      '2027-04-06T00:00:00.000Z',
    ],
  ])('workedAt counts working hours %s', (_, working, since, hours, expected) => {
    const worked = workedAt(working, new Date(since), hours * 3_600_000);
    expect(worked.toISOString()).toBe(expected);
  });

  test.each([
    ['a minute a day', { days: [1, 2, 3, 4, 5, 6, 7], to: '09:01' }, '2027-04-05T01:00:00.000Z'],
    ['two hours a week', { days: [1], to: '11:00' }, '2026-11-02T05:30:00.000Z'],
  ])('workedAt needs fewer than 100 time zone conversions: %s', (_, hours, expected) => {
    const since = new Date('2026-03-01T01:00:00.000Z');
    const reading = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    const worked = workedAt({ zone, from: '09:00', ...hours }, since, 72 * 3_600_000);
    const { length } = reading.mock.calls;
    reading.mockRestore();
    expect(worked.toISOString()).toBe(expected);
    expect(length).toBeLessThan(100);
  });
});
