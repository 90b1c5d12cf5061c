/** The session as the pages see it, while the user pool is slow, down or available. */
import { describe, expect, test } from '@jest/globals';
import {
  createSessionStore,
  type Person,
  type SessionSource,
  type TokenNews,
} from '../../../frontend/shared/session/session-store.ts';

const asha: Person = { userId: 'u1', email: 'asha@mail.example' };
const offline = () => Promise.reject(new Error('Network error'));
const settled = () => new Promise((resolve) => setImmediate(resolve));

type Read = () => Promise<Person | undefined>;

/** A session whose reads give these results in turn; the last result repeats. */
function openSession(reads: Read[]) {
  const waits: number[] = [];
  let change: (how: TokenNews) => void = () => undefined;
  let ended = 0;
  const source: SessionSource = {
    read: () => (reads.length > 1 ? reads.shift() : reads[0])!(),
    watch: (onChange) => {
      change = onChange;
      return () => undefined;
    },
    end: async () => {
      ended += 1;
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
  };
  const store = createSessionStore(source);
  const seen: string[] = [];
  store.subscribe(() => seen.push(store.get().state));
  return {
    store,
    waits,
    seen,
    change: (how: TokenNews) => change(how),
    ended: () => ended,
  };
}

describe('a token refresh that fails', () => {
  test('a failed token refresh is repeated after doubling pauses', async () => {
    const reads: Read[] = [async () => asha];
    const { store, waits, seen, change } = openSession(reads);
    await settled();
    reads.splice(0, 1, offline, offline, offline, offline, async () => asha);
    change('doubtful');
    await settled();
    expect(waits).toEqual([200, 400, 800, 1600]);
    expect(store.get()).toEqual({ state: 'signed-in', person: asha });
    expect(seen).toEqual(['signed-in']);
  });

  test('a failed token refresh is repeated within 30 seconds', async () => {
    const { waits } = openSession([...Array.from({ length: 10 }, () => offline), async () => asha]);
    await settled();
    expect(Math.max(...waits)).toBe(30_000);
  });

  test('events during failed token refreshes start no second series of refreshes', async () => {
    let failures = 0;
    const heard: { change?: (how: 'doubtful') => void } = {};
    const failing: Read = () => {
      failures += 1;
      heard.change?.('doubtful');
      return failures < 5 ? offline() : Promise.resolve(asha);
    };
    const { waits, change } = openSession([async () => asha, failing]);
    await settled();
    heard.change = change;
    change('doubtful');
    await settled();
    expect(waits).toEqual([200, 400, 800, 1600]);
  });
});

describe('the page that opens after signing out', () => {
  test('signing out leads to the requested page, whatever events follow', async () => {
    const { store, change, ended } = openSession([async () => asha, async () => undefined]);
    await settled();
    await store.signOut('/');
    change('changed');
    await settled();
    expect(store.get()).toEqual({ state: 'signed-out', goTo: '/' });
    expect(ended()).toBe(1);
  });

  test.each([
    ['in another tab', 'changed'],
    ['by a final refusal', 'doubtful'],
  ] as const)('signing out %s leads to the sign-in page', async (_way, how) => {
    const { store, change } = openSession([async () => asha, async () => undefined]);
    await settled();
    change(how);
    await settled();
    expect(store.get()).toEqual({ state: 'signed-out', goTo: '/auth' });
  });
});

describe('a session that the service has ended', () => {
  test('a session that ends twice deletes its tokens only once', async () => {
    const { store, seen, change, ended } = openSession([async () => asha]);
    await settled();
    change('ended');
    change('ended');
    await settled();
    expect(ended()).toBe(1);
    expect(store.get()).toEqual({ state: 'signed-out', goTo: '/auth' });
    expect(seen).toEqual(['signed-in', 'signed-out']);
  });
});
