/**
 * Replaces the module `@jest/globals` in tests: exports Jest's functions for the test file that is
 * running.
 */
import type * as all from '@jest/globals';
import type { JestMocks } from './jest-mocks.ts';

export type JestGlobals = Omit<typeof all, 'jest'> & { jest: JestMocks };

export let jest: JestGlobals['jest'];
export let afterAll: JestGlobals['afterAll'];
export let afterEach: JestGlobals['afterEach'];
export let beforeAll: JestGlobals['beforeAll'];
export let beforeEach: JestGlobals['beforeEach'];
export let describe: JestGlobals['describe'];
export let expect: JestGlobals['expect'];
export let test: JestGlobals['test'];

/** Called for each test file, before Node imports that file. */
export function setGlobals(globals: JestGlobals): void {
  ({ jest, afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } = globals);
}
