import { describe, expect, test } from '@jest/globals';
import {
  nextRead,
  nextTryOf,
  tellsOfBreaker,
} from '../../../../frontend/dashboard/submissions/circuit-breaker/breaker-watch.ts';
import type { CircuitBreakerView } from '../../../../contract/graphql-operations.ts';
import { buildRow } from './build-row.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const inSeconds = (seconds: number) => new Date(now + seconds * 1000).toISOString();
const closed: CircuitBreakerView = {
  state: 'closed',
  failures: 0,
  lastReason: null,
  openedAt: null,
  openUntil: null,
};
const openFor = (seconds: number): CircuitBreakerView => ({
  ...closed,
  state: 'open',
  failures: 5,
  openUntil: inSeconds(seconds),
});
const halfOpen: CircuitBreakerView = { ...openFor(-1), state: 'half_open' };

describe('the time of the next read of the circuit breaker', () => {
  test.each([
    ['never comes while it is closed', closed, false],
    ['never comes before the first answer', undefined, false],
    ['comes a second after a short pause', openFor(20), 21_000],
    ['comes within a minute during a long pause', openFor(900), 60_000],
    ['comes within a second if the pause ended long ago', openFor(-3600), 1_000],
    ['comes within seconds while one lead tries the form', halfOpen, 10_000],
  ])('the next read of the circuit breaker %s', (_, breaker, milliseconds) => {
    expect(nextRead(breaker, now)).toBe(milliseconds);
  });
});

describe('whether a changed submission may mean a new breaker state', () => {
  test('a failed or waiting submission may mean a new breaker state', () => {
    const failed = buildRow(1, { status: 'pending', failureReason: 'timeout' });
    const waits = buildRow(1, { nextAttemptAt: inSeconds(60) });
    expect(tellsOfBreaker(failed, closed)).toBe(true);
    expect(tellsOfBreaker(waits, undefined)).toBe(true);
  });

  test('a successful submission does not mean that a closed breaker changed', () => {
    expect(tellsOfBreaker(buildRow(1), closed)).toBe(false);
    expect(tellsOfBreaker(buildRow(1, { status: 'success' }), closed)).toBe(false);
  });

  test('any changed submission may mean that a half-open breaker changed', () => {
    expect(tellsOfBreaker(buildRow(1, { status: 'success' }), halfOpen)).toBe(true);
  });
});

describe('the time of the next attempt of a row', () => {
  const waits = buildRow(1, { status: 'pending', nextAttemptAt: inSeconds(30) });

  test("the next attempt is not before the end of the breaker's pause", () => {
    expect(nextTryOf(waits, openFor(60))).toBe(inSeconds(60));
    expect(nextTryOf(waits, openFor(20))).toBe(inSeconds(30));
    expect(nextTryOf(waits, closed)).toBe(inSeconds(30));
  });

  test('a running or ended submission has no next attempt', () => {
    expect(nextTryOf(buildRow(1), openFor(60))).toBeUndefined();
    expect(nextTryOf({ ...waits, status: 'error' }, openFor(60))).toBeUndefined();
  });
});
