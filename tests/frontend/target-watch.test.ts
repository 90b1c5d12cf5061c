import { describe, expect, test } from '@jest/globals';
import {
  nextLook,
  nextTryOf,
  tellsOfTarget,
} from '../../frontend/dashboard/circuit-breaker/target-watch.ts';
import type { TargetHealthView } from '../../contract/graphql-operations.ts';
import { buildRow } from './dashboard/build-row.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const inSeconds = (seconds: number) => new Date(now + seconds * 1000).toISOString();
const closed: TargetHealthView = {
  state: 'closed',
  failures: 0,
  lastReason: null,
  openedAt: null,
  openUntil: null,
};
const openFor = (seconds: number): TargetHealthView => ({
  ...closed,
  state: 'open',
  failures: 5,
  openUntil: inSeconds(seconds),
});
const halfOpen: TargetHealthView = { ...openFor(-1), state: 'half_open' };

describe('the next look at the target', () => {
  test.each([
    ['is never while it works', closed, false],
    ['is never before the first answer', undefined, false],
    ['comes a moment after the pause', openFor(20), 21_000],
    ['comes each minute of a long pause', openFor(900), 60_000],
    ['does not wait for a clock that is wrong', openFor(-3600), 1_000],
    ['comes soon while one lead tries', halfOpen, 10_000],
  ])('%s', (_, health, milliseconds) => {
    expect(nextLook(health, now)).toBe(milliseconds);
  });
});

describe('a changed row', () => {
  test('tells of the target when it fails or waits', () => {
    const failed = buildRow(1, { status: 'pending', failureReason: 'timeout' });
    const waits = buildRow(1, { nextAttemptAt: inSeconds(60) });
    expect(tellsOfTarget(failed, closed)).toBe(true);
    expect(tellsOfTarget(waits, undefined)).toBe(true);
  });

  test('tells nothing while all goes well', () => {
    expect(tellsOfTarget(buildRow(1), closed)).toBe(false);
    expect(tellsOfTarget(buildRow(1, { status: 'success' }), closed)).toBe(false);
  });

  test('tells of a spared target whatever it is', () => {
    expect(tellsOfTarget(buildRow(1, { status: 'success' }), halfOpen)).toBe(true);
  });
});

describe('the next try of a row', () => {
  const waits = buildRow(1, { status: 'pending', nextAttemptAt: inSeconds(30) });

  test('is not before the pause of its target ends', () => {
    expect(nextTryOf(waits, openFor(60))).toBe(inSeconds(60));
    expect(nextTryOf(waits, openFor(20))).toBe(inSeconds(30));
    expect(nextTryOf(waits, closed)).toBe(inSeconds(30));
  });

  test('is none while it runs or after its end', () => {
    expect(nextTryOf(buildRow(1), openFor(60))).toBeUndefined();
    expect(nextTryOf({ ...waits, status: 'error' }, openFor(60))).toBeUndefined();
  });
});
