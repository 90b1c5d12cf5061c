import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createAnnouncer } from '../../../../frontend/dashboard/submissions/table/announcer.ts';
import {
  actionOf,
  type PressedKey,
} from '../../../../frontend/dashboard/submissions/table/table-keys.ts';
import { buildRow } from './build-row.ts';

describe('a key pressed in the table of submissions', () => {
  const pressed = (key: string, part: Partial<PressedKey> = {}): PressedKey => ({
    ...{ key, modified: false, writing: false, behindDialog: false, inTable: true },
    ...part,
  });

  test.each([
    ['j', 'next'],
    ['k', 'previous'],
    ['r', 'retry'],
    ['?', 'list'],
    ['/', 'search'],
    ['Enter', undefined],
    ['x', undefined],
  ])('the key %s in the table means %s', (key, action) => {
    expect(actionOf(pressed(key))).toBe(action);
  });

  test('outside the table, only the keyboard shortcut for search works', () => {
    const outside = ['j', 'k', 'r', '?', '/'].map((key) =>
      actionOf(pressed(key, { inTable: false })),
    );
    expect(outside).toEqual([undefined, undefined, undefined, undefined, 'search']);
  });

  test.each(['modified', 'writing', 'behindDialog'] as const)(
    'a pressed key is ignored in the state %s',
    (state) => {
      for (const key of ['j', 'r', '/'])
        expect(actionOf(pressed(key, { [state]: true }))).toBe(undefined);
    },
  );
});

describe('the announcement of live events', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const listen = () => {
    const said: string[] = [];
    return { said, announcer: createAnnouncer((text) => said.push(text)) };
  };

  test('the announcement of a few events names each submission', () => {
    const { said, announcer } = listen();
    announcer.note(buildRow(1));
    jest.advanceTimersByTime(2_000);
    expect(said).toEqual(['New submission of Person 1: processing']);
  });

  test('the announcement of a single event includes its note', () => {
    const { said, announcer } = listen();
    announcer.note(buildRow(1, { version: 3, status: 'success' }), 'A demo');
    jest.advanceTimersByTime(2_000);
    expect(said).toEqual(['Submission of Person 1: success. A demo']);
  });

  test('the announcement of a burst counts events in one sentence', () => {
    const { said, announcer } = listen();
    for (const order of [1, 2, 3]) announcer.note(buildRow(order));
    announcer.note(buildRow(3, { version: 2, status: 'success' }));
    announcer.note(buildRow(9, { version: 4, status: 'error' }));
    jest.advanceTimersByTime(2_000);
    expect(said).toEqual(['3 new submissions, 1 submission changed']);
  });

  test('a flood of events is announced completely, every few seconds', () => {
    const { said, announcer } = listen();
    for (let order = 0; order < 300; order += 1) {
      announcer.note(buildRow(order));
      jest.advanceTimersByTime(100);
    }
    jest.advanceTimersByTime(10_000);
    expect(said.length).toBeGreaterThan(2);
    expect(said.length).toBeLessThan(7);
    const counts = said.map((text) => Number.parseInt(text, 10));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(300);
  });
});
