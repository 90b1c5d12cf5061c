import { describe, expect, test } from '@jest/globals';
import { formPaceSchema, isLimited } from '../../contract/form-pace.ts';

const zone = 'Asia/Kolkata';
const office = { days: [1, 2, 3, 4, 5], from: '09:30', to: '18:00' };
const night = { days: [1, 2, 3, 4, 5], from: '22:00', to: '06:00' };

describe('the pace of a form, which limits its attempts', () => {
  const words = (pace: unknown) => formPaceSchema.safeParse(pace).error?.issues[0]?.message;

  test.each([
    { zone },
    { zone: 'America/St_Johns', atOnce: 1, perMinute: 120, perDay: 100_000, perMonth: 1_000_000 },
    { zone, hours: night },
  ])('the schema accepts the pace %j', (pace) => {
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
  ])('an invalid pace is refused with a message: %j', (pace, expected) => {
    expect(words(pace)).toBe(expected);
  });

  test('attempts are counted only if the pace limits their number', () => {
    expect(isLimited({ zone, hours: office })).toBe(false);
    expect(isLimited({ zone, perMonth: 1 })).toBe(true);
  });
});
