/**
 * Skips tests that cannot run on a deployed stage. At its end, `npm test` prints the name and the
 * reason of each skipped test.
 */
import { describe, test } from '@jest/globals';
import { deployedOutputs } from './stage.ts';

const reasons = {
  ownForm: 'a deployed bot cannot reach a form on this machine',
  ownReceiver: 'a deployed stage cannot call a receiver on this machine',
  ownCode: "it puts code of its own in a function's place",
  poolsKey: "it signs with the pool's private key, which a deployed pool keeps to itself",
  logs: "a deployed stage's logs and queues are out of this suite's reach",
  process: "it kills the local cloud's process",
  operator: "it runs an operator's commands, which want AWS_ACCESS_KEY_ID and its secret",
  wholeRun: 'there the whole run is what it tests',
} as const;
export type WhyLocal = keyof typeof reasons;

export function runsHere(why: WhyLocal): boolean {
  if (!deployedOutputs) return true;
  return why === 'operator' && process.env['AWS_ACCESS_KEY_ID'] !== undefined;
}

const titled = (name: string, why: WhyLocal) =>
  runsHere(why) ? name : `${name} [skipped: ${reasons[why]}]`;

export function describeLocally(why: WhyLocal, name: string, tests: () => void): void {
  const declare = runsHere(why) ? describe : describe.skip;
  declare(titled(name, why), tests);
}

export function testLocally(
  why: WhyLocal,
  name: string,
  check: () => Promise<void> | void,
  timeoutMs?: number,
): void {
  const declare = runsHere(why) ? test : test.skip;
  declare(titled(name, why), check, timeoutMs);
}
