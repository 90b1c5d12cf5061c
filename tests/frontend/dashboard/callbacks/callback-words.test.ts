/**
 * The texts about callbacks and their deliveries, and the checks of a new callback before it is
 * added.
 */
import { describe, expect, test } from '@jest/globals';
import { chosenWords } from '../../../../frontend/dashboard/callbacks/callbacks-page/chosen-words.ts';
import {
  callbackOf,
  complaintsAbout,
  firstEntry,
  toggled,
} from '../../../../frontend/dashboard/callbacks/callbacks-page/new-callback.ts';
import { replayAll } from '../../../../frontend/dashboard/callbacks/deliveries/replay-all.ts';
import {
  callWords,
  nextWords,
} from '../../../../frontend/dashboard/callbacks/deliveries/delivery-words.ts';
import { eventTypes } from '../../../../contract/events.ts';

const forms = [
  { id: 'a', name: 'Home loans' },
  { id: 'b', name: 'Cars' },
];

test.each([
  [[...eventTypes], null, 'All events · all forms'],
  [['form.live'], ['a', 'stage'], 'form.live · Home loans, the service’s own form'],
  [['form.live', 'form.paused'], ['gone'], 'form.live, form.paused · a deleted form'],
  [eventTypes.slice(0, 3), ['a', 'b', 'c'], '3 events · 3 forms'],
])('a callback with the events %j and forms %j is described', (events, formIds, words) => {
  expect(chosenWords({ events, formIds }, forms)).toBe(words);
});

test("while forms load, a callback's text shows only the form count", () => {
  expect(chosenWords({ events: ['form.live'], formIds: ['a'] }, undefined)).toMatch('1 form');
});

const at = '2026-03-01T10:00:00.000Z';
const called = { problem: null, httpStatus: 204, milliseconds: 120, calledAt: at } as const;

describe('the text about a delivery to a callback', () => {
  test.each([
    [{ calledAt: null }, undefined],
    [{}, 'HTTP 204, 120 ms'],
    [{ problem: 'status', httpStatus: 502 }, 'HTTP 502, 120 ms'],
    [{ problem: 'dns', httpStatus: null }, 'The host was not found, 120 ms'],
  ] as const)('a delivery with %j is described by its last call', (changes, words) => {
    expect(callWords({ ...called, ...changes })).toBe(words);
  });

  test.each([
    ['delivered', null, 1, undefined],
    ['missed', null, 0, 'The callback was paused or disabled.'],
    ['waiting', at, 0, 'Calling'],
    ['waiting', '2026-03-01T10:05:00.000Z', 0, /^Is called at 1 Mar/],
    ['waiting', '2026-03-01T10:05:00.000Z', 2, /^Is called again at 1 Mar/],
  ] as const)(
    'the next call of a delivery (%s, due at %s, %s calls) is described',
    (status, nextCallAt, calls, words) => {
      const next = nextWords({ status, nextCallAt, calls }, Date.parse(at) + 1000);
      if (words === undefined) expect(next).toBeUndefined();
      else expect(next).toMatch(words);
    },
  );
});

describe('what a user enters for a new callback', () => {
  const entry = { ...firstEntry, address: ' https://crm.example/in ' };

  test('a valid new callback is sent with a trimmed address', () => {
    expect(complaintsAbout(entry)).toEqual({});
    expect(callbackOf(entry)).toEqual({ ...entry, address: 'https://crm.example/in' });
  });

  test.each([
    [{ address: 'crm' }, 'address'],
    [{ events: [] }, 'events'],
    [{ formIds: [] }, 'forms'],
    [{ formIds: Array.from({ length: 26 }, String) }, 'forms'],
  ])('a new callback with %j gets an error at the field “%s”', (changes, field) => {
    expect(Object.keys(complaintsAbout({ ...entry, ...changes }))).toEqual([field]);
  });

  test('toggling an entry of a list adds or removes the entry', () => {
    expect(toggled(['a'], 'b', true)).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a', false)).toEqual(['b']);
  });
});

describe('the replay of failed deliveries', () => {
  const request = { callbackId: 'one', which: 'failed', since: at } as const;

  test('a replay of deliveries continues until the last page', async () => {
    const tokens: (string | null)[] = [];
    const replay = async ({ nextToken }: { nextToken: string | null }) => {
      tokens.push(nextToken);
      return { replayed: 100, nextToken: tokens.length < 3 ? `page ${tokens.length}` : null };
    };
    const counts = [];
    for await (const count of replayAll(request, new AbortController().signal, replay)) {
      counts.push(count);
    }
    expect(counts).toEqual([100, 100, 100]);
    expect(tokens).toEqual([null, 'page 1', 'page 2']);
  });

  test('a stopped replay of deliveries sends no more requests', async () => {
    const stop = new AbortController();
    let calls = 0;
    const replay = async () => {
      calls += 1;
      stop.abort(new Error('Stopped'));
      return { replayed: 1, nextToken: 'more' };
    };
    const read = async () => {
      for await (const count of replayAll(request, stop.signal, replay)) expect(count).toBe(1);
    };
    await expect(read()).rejects.toThrow('Stopped');
    expect(calls).toBe(1);
  });
});
