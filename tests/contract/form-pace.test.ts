import { describe, expect, test } from '@jest/globals';
import { formPaceSchema, isLimited, opensAt, type FormPace } from '../../contract/form-pace.ts';
import { DAY_MS, dayAfter, weekdayOf, zoneTime } from '../../contract/zone-clock.ts';
import { aRandom } from '../bench/kill/seeded-random.ts';

const zone = 'Asia/Kolkata';
const weekdays = [1, 2, 3, 4, 5];
const office = { days: weekdays, from: '09:30', to: '18:00' };
const night = { days: weekdays, from: '22:00', to: '06:00' };

const next = (pace: FormPace, time: string) => opensAt(pace, new Date(time))?.toISOString();

const QUARTER_MS = 15 * 60_000;
const at = (time: number) => new Date(time).toISOString();

/**
 * The clock changes of a zone in 2026, to a quarter of an hour; for a zone without any, a normal
 * day.
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

/** The expected result: checks every quarter of an hour, which is slow but needs no calendar. */
function firstOpen(pace: FormPace, now: number): string | undefined {
  if (isOpen(pace, now)) return undefined;
  let time = now + QUARTER_MS;
  while (!isOpen(pace, time)) time += QUARTER_MS;
  return at(time);
}

describe('working hours', () => {
  test.each([
    // Monday, 2 March 2026.
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
  ])('opensAt finds the next beginning when called %s', (_, hours, time, expected) => {
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
  ])('begin at the right moment %s', (_, from, time, expected) => {
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
  ])('%s by a clock change begin correctly', (_, hours, time, expected) => {
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
  ])('agree with a search in steps of 15 minutes: %s', (inZone) => {
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

  test('cover the whole day if none are set', () => {
    expect(next({ zone }, '2026-03-01T00:00:00.000Z')).toBeUndefined();
  });
});

describe('a pace', () => {
  const words = (pace: unknown) => formPaceSchema.safeParse(pace).error?.issues[0]?.message;

  test.each([
    { zone },
    { zone: 'America/St_Johns', atOnce: 1, perMinute: 120, perDay: 100_000, perMonth: 1_000_000 },
    { zone, hours: night },
  ])('is accepted: %j', (pace) => {
    expect(formPaceSchema.parse(pace)).toEqual(pace);
  });

  test.each([
    [{ zone: 'Asia/Atlantis' }, 'Choose a known time zone, such as Asia/Kolkata'],
    [{}, 'zone is required'],
    [{ zone, atOnce: 0 }, 'At once: enter a whole number from 1 to 100'],
    [{ zone, perMinute: 1.5 }, 'A minute: enter a whole number from 1 to 120'],
    [{ zone, perDay: '5' }, 'A day: enter a whole number from 1 to 100,000'],
    [{ zone, perDay: NaN }, 'A day: enter a whole number from 1 to 100,000'],
    [{ zone, perMonth: 1e9 }, 'A month: enter a whole number from 1 to 1,000,000'],
    [{ zone, hours: { ...office, days: [] } }, 'Choose at least one working day'],
    [{ zone, hours: { ...office, days: [1, 1] } }, 'A working day is named twice'],
    [{ zone, hours: { ...office, from: '9:30' } }, 'Enter when work begins, such as 09:30'],
    [{ zone, hours: { ...office, to: '24:30' } }, 'Enter when work ends, such as 18:00'],
    [
      { zone, hours: { ...office, to: '09:30' } },
      'Work must begin before midnight, and not end when it begins',
    ],
    [{ zone, perHour: 1 }, 'A pace has zone, atOnce, perMinute, perDay, perMonth and hours only'],
  ])('that is invalid is refused with a message: %j', (pace, expected) => {
    expect(words(pace)).toBe(expected);
  });

  test('requires attempts to be counted only if it has limits', () => {
    expect(isLimited({ zone, hours: office })).toBe(false);
    expect(isLimited({ zone, perMonth: 1 })).toBe(true);
  });
});
