import { describe, expect, test } from '@jest/globals';
import {
  nextRead,
  nextTryOf,
  tellsOfBreaker,
} from '../../../frontend/dashboard/circuit-breaker/breaker-watch.ts';
import type { CircuitBreakerView } from '../../../contract/graphql-operations.ts';
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

describe('the next read of the circuit breaker', () => {
  test.each([
    ['never while it is closed', closed, false],
    ['never before the first answer', undefined, false],
    ['a second after a short pause', openFor(20), 21_000],
    ['within a minute during a long pause', openFor(900), 60_000],
    ['within a second if the pause ended long ago', openFor(-3600), 1_000],
    ['within seconds while one lead tries the form', halfOpen, 10_000],
  ])('comes %s', (_, breaker, milliseconds) => {
    expect(nextRead(breaker, now)).toBe(milliseconds);
  });
});

describe('a changed row', () => {
  test('may mean a change if it fails or waits', () => {
    const failed = buildRow(1, { status: 'pending', failureReason: 'timeout' });
    const waits = buildRow(1, { nextAttemptAt: inSeconds(60) });
    expect(tellsOfBreaker(failed, closed)).toBe(true);
    expect(tellsOfBreaker(waits, undefined)).toBe(true);
  });

  test('does not mean a change while all leads succeed', () => {
    expect(tellsOfBreaker(buildRow(1), closed)).toBe(false);
    expect(tellsOfBreaker(buildRow(1, { status: 'success' }), closed)).toBe(false);
  });

  test('always may mean a change while half open', () => {
    expect(tellsOfBreaker(buildRow(1, { status: 'success' }), halfOpen)).toBe(true);
  });
});

describe('the next attempt of a row', () => {
  const waits = buildRow(1, { status: 'pending', nextAttemptAt: inSeconds(30) });

  test("is not before the end of its target's pause", () => {
    expect(nextTryOf(waits, openFor(60))).toBe(inSeconds(60));
    expect(nextTryOf(waits, openFor(20))).toBe(inSeconds(30));
    expect(nextTryOf(waits, closed)).toBe(inSeconds(30));
  });

  test('does not exist while it runs or after its end', () => {
    expect(nextTryOf(buildRow(1), openFor(60))).toBeUndefined();
    expect(nextTryOf({ ...waits, status: 'error' }, openFor(60))).toBeUndefined();
  });
});
