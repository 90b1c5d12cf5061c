/**
 * The functions of the `jest` object that this repository's tests use. Modules cannot be mocked.
 */
import { ModernFakeTimers } from '@jest/fake-timers';
import type { jest as whole } from '@jest/globals';
import { ModuleMocker } from 'jest-mock';

type FakeTimersConfig = ConstructorParameters<typeof ModernFakeTimers>[0]['config'];

export type JestMocks = Pick<
  typeof whole,
  | 'fn'
  | 'spyOn'
  | 'replaceProperty'
  | 'restoreAllMocks'
  | 'setTimeout'
  | 'useFakeTimers'
  | 'useRealTimers'
  | 'advanceTimersByTime'
  | 'advanceTimersByTimeAsync'
>;

/**
 * The global symbol under which Jest reads the time limit (ms) that a test file sets for its tests.
 */
const timeLimit = Symbol.for('TEST_TIMEOUT_SYMBOL');

/** Makes the `jest` object of a test file. `restore` undoes all mocks and resets the time limit. */
export function createMocks(config: FakeTimersConfig): { jest: JestMocks; restore: () => void } {
  const mocker = new ModuleMocker(globalThis);
  const timers = new ModernFakeTimers({ config, global: globalThis });
  const jest = {
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    replaceProperty: mocker.replaceProperty.bind(mocker),
    restoreAllMocks: () => {
      mocker.restoreAllMocks();
      return jest;
    },
    setTimeout: (milliseconds: number) => {
      Object.assign(globalThis, { [timeLimit]: milliseconds });
      return jest;
    },
    useFakeTimers: (options?: Parameters<typeof timers.useFakeTimers>[0]) => {
      timers.useFakeTimers(options);
      return jest;
    },
    useRealTimers: () => {
      timers.useRealTimers();
      return jest;
    },
    advanceTimersByTime: timers.advanceTimersByTime.bind(timers),
    advanceTimersByTimeAsync: timers.advanceTimersByTimeAsync.bind(timers),
  } as unknown as JestMocks;
  return {
    jest,
    restore: () => {
      mocker.restoreAllMocks();
      timers.dispose();
      Reflect.deleteProperty(globalThis, timeLimit);
    },
  };
}
