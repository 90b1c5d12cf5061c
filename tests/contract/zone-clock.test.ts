import { describe, expect, test } from '@jest/globals';
import {
  dayAfter,
  firstOfNextMonth,
  isZone,
  momentOf,
  weekdayOf,
  zoneTime,
} from '../../contract/zone-clock.ts';

const moment = (zone: string, day: string, hours: number) =>
  momentOf(zone, { day, minutes: hours * 60 }).toISOString();

describe('the clock of a time zone', () => {
  test.each([
    ['Asia/Kolkata', '2026-03-01T18:29:59.999Z', '2026-03-01', 1439],
    ['Asia/Kolkata', '2026-03-01T18:30:00.000Z', '2026-03-02', 0],
    ['America/New_York', '2026-03-08T06:59:00.000Z', '2026-03-08', 119],
    ['America/New_York', '2026-03-08T07:00:00.000Z', '2026-03-08', 180],
    ['Asia/Kathmandu', '2026-01-01T00:00:00.000Z', '2026-01-01', 345],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00.000Z', '2027-01-01', 0],
  ])('zoneTime returns the right day and time: %s at %s', (zone, time, day, minutes) => {
    expect(zoneTime(zone, new Date(time))).toEqual({ day, minutes });
  });

  test.each([
    ['a plain day', 'Asia/Kolkata', '2026-03-02', 0, '2026-03-01T18:30:00.000Z'],
    ['an hour that never comes', 'America/New_York', '2026-03-08', 2.5, '2026-03-08T07:00:00.000Z'],
    ['an hour that comes twice', 'America/New_York', '2026-11-01', 1.5, '2026-11-01T05:30:00.000Z'],
    ['the day after a short one', 'Europe/Berlin', '2026-03-30', 0, '2026-03-29T22:00:00.000Z'],
    ['the day after a long one', 'Europe/Berlin', '2026-10-26', 0, '2026-10-25T23:00:00.000Z'],
    ['a midnight that never comes', 'Africa/Cairo', '2026-04-24', 0, '2026-04-23T22:00:00.000Z'],
    ['a day that never comes', 'Pacific/Apia', '2011-12-30', 9, '2011-12-30T10:00:00.000Z'],
  ])('momentOf returns the first moment of %s in a time zone', (_, zone, day, hours, expected) => {
    expect(moment(zone, day, hours)).toBe(expected);
  });

  test('the zone clock computes weekdays, next days and next months', () => {
    expect(weekdayOf('2026-03-01')).toBe(7);
    expect(weekdayOf('2026-03-02')).toBe(1);
    expect(dayAfter('2028-02-28')).toBe('2028-02-29');
    expect(firstOfNextMonth('2026-12')).toBe('2027-01-01');
    expect(firstOfNextMonth('2026-02')).toBe('2026-03-01');
  });

  test.each([
    ['Asia/Kolkata', true],
    ['UTC', true],
    ['Asia/Atlantis', false],
    ['+05:30', false],
    ['', false],
    ['Asia/Kolkata ', false],
  ])('isZone tells whether %j is a time zone: %s', (zone, known) => {
    expect(isZone(zone)).toBe(known);
  });
});
