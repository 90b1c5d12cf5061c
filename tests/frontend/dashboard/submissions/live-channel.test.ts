import { describe, expect, test } from '@jest/globals';
import {
  openLiveChannel,
  type LiveSource,
  type LiveState,
} from '../../../../frontend/dashboard/submissions/list/live-channel.ts';

/**
 * A fake source of live events. The test controls when it fails, when it connects, and how much
 * time passes.
 */
function buildSource() {
  const pauses: number[] = [];
  let fail = () => {};
  let report: (up: boolean) => void = () => {};
  let next: (() => void) | undefined;
  const open = new Set<symbol>();
  const source: LiveSource<string> = {
    subscribe: ({ onFailure }) => {
      fail = onFailure;
      const subscription = Symbol('subscription');
      open.add(subscription);
      return () => void open.delete(subscription);
    },
    watchConnection: (onChange) => {
      report = onChange;
      return () => void (report = () => {});
    },
    after: (milliseconds, callback) => {
      pauses.push(milliseconds);
      next = callback;
      return () => void (next = undefined);
    },
  };
  return {
    ...{ source, pauses },
    fail: () => fail(),
    report: (up: boolean) => report(up),
    passPause: () => next?.(),
    isWaiting: () => next !== undefined,
    openCount: () => open.size,
  };
}

function listen(from: ReturnType<typeof buildSource>) {
  const states: LiveState[] = [];
  let readings = 0;
  const close = openLiveChannel(from.source, {
    onEvent: () => {},
    onRemoved: () => {},
    onState: (state) => states.push(state),
    onConnected: () => void (readings += 1),
  });
  return { states, close, readings: () => readings };
}

describe('a live channel that is refused', () => {
  test('a refused channel is requested again after doubling pauses', () => {
    const from = buildSource();
    const { states } = listen(from);
    for (let tries = 0; tries < 7; tries += 1) {
      from.fail();
      from.passPause();
    }
    expect(from.pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    expect(states.at(-1)).toBe('down');
    expect(from.openCount()).toBe(1);
  });

  test('the pauses before reconnecting are short again after a connection', () => {
    const from = buildSource();
    listen(from);
    from.fail();
    from.passPause();
    from.fail();
    from.passPause();
    from.report(true);
    from.fail();
    expect(from.pauses).toEqual([1_000, 2_000, 1_000]);
  });
});

describe('a live channel that is lost', () => {
  test('missed changes are read after each reconnection', () => {
    const from = buildSource();
    const { states, readings } = listen(from);
    from.report(true);
    from.report(false);
    expect(readings()).toBe(1);
    from.report(true);
    expect(readings()).toBe(2);
    expect(states).toEqual(['connecting', 'live', 'down', 'live']);
  });

  test('a channel that is closed during a reconnection pause stays closed', () => {
    const from = buildSource();
    const { close } = listen(from);
    from.fail();
    close();
    expect(from.isWaiting()).toBe(false);
    expect(from.openCount()).toBe(0);
  });
});
