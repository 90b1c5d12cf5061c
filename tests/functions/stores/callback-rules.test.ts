/**
 * When calls of callbacks are repeated, what the receivers' answers mean, and when an endpoint is
 * disabled or must wait.
 */
import { describe, expect, test } from '@jest/globals';
import type { EndpointHealth } from '../../../contract/callbacks.ts';
import {
  failingAfter,
  isCourseOver,
  nextCallAt,
  parseRetryAfter,
  verdictOf,
  type Failing,
} from '../../../functions/stores/callbacks/delivery-rules.ts';
import {
  busyWaitSeconds,
  paceLimit,
  turnOf,
} from '../../../functions/stores/callbacks/place-rules.ts';

const start = new Date('2026-03-01T10:00:00.000Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const HOUR = 3600;
const DAY = 24 * HOUR;
const aCourse = (calls: number, isTest = false) => ({
  ...{ calls, isTest },
  beganAt: start.toISOString(),
});

describe("the time of a delivery's next call", () => {
  const waits = [5, 300, 1800, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR];
  const secondsTo = (calls: number, random: number, retryAfterSeconds?: number) => {
    const at = nextCallAt(
      aCourse(calls),
      { retryAfterSeconds },
      { now: start, random: () => random },
    );
    return at && Math.round((at.getTime() - start.getTime()) / 1000);
  };

  test.each(waits.map((wait, index) => [index + 1, wait] as const))(
    'after %i failed calls the wait is %i s, plus or minus a fifth',
    (calls, wait) => {
      expect([0, 0.5, 1].map((random) => secondsTo(calls, random))).toEqual(
        [0.8, 1, 1.2].map((part) => Math.round(wait * part)),
      );
    },
  );

  test('a callback delivery ends after eight calls, a test delivery after one call', () => {
    expect(secondsTo(8, 0.5)).toBeUndefined();
    const times = { now: start, random: () => 0.5 };
    expect(nextCallAt(aCourse(1, true), {}, times)).toBeUndefined();
  });

  test.each([
    [10, 300],
    [400, 400],
    [600, 600],
    [86_400, 600],
  ])(
    'with Retry-After %i the next call comes after %i s (usual wait: 300 s)',
    (retryAfter, waited) => {
      expect(secondsTo(2, 0.5, retryAfter)).toBe(waited);
    },
  );

  test("a delivery's last call is at most three days after the first", () => {
    const late = (seconds: number) =>
      nextCallAt(aCourse(4), {}, { now: after(seconds), random: () => 0.5 });
    expect(late(3 * DAY - 2 * HOUR)).toEqual(after(3 * DAY));
    expect(late(3 * DAY - 2 * HOUR + 1)).toBeUndefined();
    expect(isCourseOver({ beganAt: start.toISOString() }, after(3 * DAY + 1))).toBe(true);
  });
});

test.each([
  [{ httpStatus: 200 }, { kind: 'delivered' }],
  [{ httpStatus: 299 }, { kind: 'delivered' }],
  [{ httpStatus: 199 }, { kind: 'failed', problem: 'status' }],
  [{ httpStatus: 301 }, { kind: 'failed', problem: 'redirect' }],
  [{ httpStatus: 404 }, { kind: 'failed', problem: 'status' }],
  [{ httpStatus: 410 }, { kind: 'failed', problem: 'status', disable: 'gone' }],
  [{ httpStatus: 500 }, { kind: 'failed', problem: 'status' }],
  [{ problem: 'timeout' as const }, { kind: 'failed', problem: 'timeout' }],
  [
    { httpStatus: 500, wish: 'disable' },
    { kind: 'failed', problem: 'status', disable: 'asked' },
  ],
  [
    { httpStatus: 200, wish: 'disable' },
    { kind: 'delivered', disable: 'asked' },
  ],
  [
    { httpStatus: 500, wish: 'abort-message' },
    { kind: 'aborted', problem: 'status' },
  ],
  [{ httpStatus: 200, wish: 'abort-message' }, { kind: 'delivered' }],
])("the receiver's answer %j means %j", (answer, verdict) => {
  expect(verdictOf(answer)).toEqual(verdict);
});

test.each([
  ['120', 120],
  ['Sun, 01 Mar 2026 10:01:00 GMT', 60],
  ['Sun, 01 Mar 2026 09:59:00 GMT', undefined],
  ['soon', undefined],
  ['-5', undefined],
  [undefined, undefined],
])('Retry-After %s asks for a wait of %s s', (text, seconds) => {
  expect(parseRetryAfter(text, start)).toBe(seconds);
});

describe('endpoints whose calls all fail', () => {
  /**
   * Records failures at these hours.
   * @returns the hour at which the endpoint is disabled.
   */
  const disabledAt = (hours: readonly number[]) => {
    let failing: Failing = {};
    return hours.find((hour) => {
      const noted = failingAfter(failing, after(hour * HOUR));
      failing = noted.failing;
      return noted.isOver;
    });
  };

  test.each([
    ['within 12 hours for days of silence disable nothing', [0, 1, 200], undefined],
    ['count from the first that is 12 hours after the first of all', [0, 12, 131], undefined],
    ['disable five days after that', [0, 12, 131, 132], 132],
    ['count from that call, not from 12 hours', [0, 30, 149, 150], 150],
  ])("when an endpoint's failures disable the endpoint: failures %s", (_title, hours, disabled) => {
    expect(disabledAt(hours)).toBe(disabled);
  });
});

describe('whether an endpoint may get a call now', () => {
  const health = (changes: EndpointHealth = {}): EndpointHealth => ({
    acceptedAt: start.toISOString(),
    ...changes,
  });
  const taken = after(60).toISOString();
  const allTaken = { place0: taken, place1: taken, place2: taken, place3: taken, place4: taken };
  const turn = (changes: EndpointHealth, isReplay = false, now = start) =>
    turnOf(health(changes), undefined, { isReplay, isTest: false, places: 5 }, now);

  test('an endpoint gets five simultaneous calls, of which three can be replays', () => {
    expect(turn({})).toEqual({ kind: 'call', place: 'place4' });
    expect(turn({ ...allTaken, place3: start.toISOString() })).toMatchObject({ place: 'place3' });
    expect(turn(allTaken)).toEqual({ kind: 'busy' });
    const { place0, place1, place2 } = allTaken;
    expect(turn({ place0, place1, place2 }, true)).toEqual({ kind: 'busy' });
    expect(turn({ place0, place1 }, true)).toMatchObject({ place: 'place2' });
    expect(turn(allTaken, false, after(60))).toMatchObject({ kind: 'call' });
  });

  test('a stage with little capacity allows fewer simultaneous calls', () => {
    const wanted = { isReplay: true, isTest: false, places: 1 };
    expect(turnOf(health(), undefined, wanted, start)).toEqual({ kind: 'call', place: 'place0' });
    const { place0 } = allTaken;
    const isNew = { ...wanted, isReplay: false };
    expect(turnOf(health({ place0 }), undefined, isNew, start)).toEqual({ kind: 'busy' });
  });

  test('a disabled endpoint gets no call except tests', () => {
    const disabled = health({ disabledAt: start.toISOString() });
    const wanted = { isReplay: false, places: 5 };
    const turnOfIt = (isTest: boolean) => turnOf(disabled, undefined, { ...wanted, isTest }, start);
    expect(turnOfIt(false)).toEqual({ kind: 'stopped' });
    expect(turnOfIt(true)).toMatchObject({ kind: 'call' });
  });

  test('an endpoint gets ten calls an hour until a call is accepted', () => {
    const trial = (calls: number, now = start, changes: EndpointHealth = {}) =>
      turnOf(
        changes,
        { beganAt: start.getTime() / 1000, calls },
        { isReplay: false, isTest: false, places: 5 },
        now,
      );
    const failed = { failingSince: start.toISOString() };
    expect(trial(9, start, failed)).toMatchObject({ kind: 'call' });
    expect(trial(10, start, failed)).toEqual({ kind: 'wait', until: after(HOUR) });
    expect(trial(10, after(HOUR), failed)).toMatchObject({ kind: 'call' });
    expect(trial(12)).toMatchObject({ kind: 'call' });
    expect(trial(13)).toMatchObject({ kind: 'wait' });
    expect(trial(13, start, { acceptedAt: 'once' })).toMatchObject({ kind: 'call' });
  });

  test("a host gets at most ten of a user's calls a second", () => {
    expect([false, true].map((isReplay) => paceLimit(isReplay).most)).toEqual([10, 8]);
  });

  test('a call that must wait is retried at growing intervals', () => {
    expect([0, 8000, 3_600_000].map((waited) => busyWaitSeconds(waited, () => 0))).toEqual([
      1, 2, 30,
    ]);
    expect(busyWaitSeconds(0, () => 1)).toBe(2);
  });
});
