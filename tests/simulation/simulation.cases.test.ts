/**
 * A small part of `npm run sim` with fixed seeds: worlds with a flood, a hanging form, outages and
 * dying processes. docs/reliability.md explains each rule.
 */
import { expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { casesOf, every, inPart } from '../part.ts';

/**
 * Two worlds take up to twenty seconds of processor time, and a busy machine may give them a tenth
 * of the processor.
 */
const SIMULATION_TIMEOUT_MS = 300_000;
/**
 * A simulation that fails looks for the shortest course of its failure, which may take longer than
 * the test. It is ended before, so that the test says what failed.
 */
const ENDED_AFTER_MS = SIMULATION_TIMEOUT_MS - 10_000;
const counts = /(\d+) submits\n\d+ moments, (\d+) faults/;

/**
 * The first world, a small one, is the quick part. Together they detect every mutation of
 * `npm run sim -- --mutations`.
 */
const worlds = [
  { seed: 6, leads: 250 },
  { seed: 6, leads: 800 },
  ...[1, 2, 3, 4].map((seed) => ({ seed, leads: 2_000 })),
];

/**
 * Runs the simulation in a process of its own, because inside Jest it takes half as long again.
 * @returns the numbers of its output.
 */
async function simulated(options: readonly (string | number)[], counted: RegExp) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(import.meta.dirname, 'run.ts'), ...options.map(String)],
    { timeout: ENDED_AFTER_MS },
  ).catch((failed: { stdout: string }) => failed);
  expect(stdout).not.toContain('FAILED');
  expect(stdout).toMatch(counted);
  return (counted.exec(stdout) ?? []).slice(1).map(Number);
}

test.each(casesOf(worlds, every(worlds.length)))(
  'faults lose or double none of $leads leads, seed $seed',
  async ({ seed, leads }) => {
    const options = ['--seed', seed, '--leads', leads];
    const [submits, faults] = await simulated(options, counts);
    expect(submits).toBeGreaterThan(leads / 2);
    expect(faults).toBeGreaterThan(leads / 10);
  },
  SIMULATION_TIMEOUT_MS,
);

inPart('quick', () => {
  test(
    'each alert rings once per window, and is well once',
    async () => {
      const counted = /(\d+) told\n\d+ moments, (\d+) faults/;
      const [changes, faults] = await simulated(['--alerts', 2], counted);
      expect(changes).toBeGreaterThan(20);
      expect(faults).toBeGreaterThan(200);
    },
    SIMULATION_TIMEOUT_MS,
  );
});

const called = /(\d+) calls\n\d+ moments, (\d+) faults/;
/**
 * Of callbacks. The first run, a part of a world, is the quick part; the second, a whole world,
 * detects every mutation of callbacks.
 */
const runs = [
  { seed: 2, events: 30 },
  { seed: 1, events: 100 },
];

test.each(casesOf(runs, every(runs.length)))(
  'no receiver in trouble loses any of $events events, seed $seed',
  async ({ seed, events }) => {
    const options = ['--seed', seed, '--callbacks', events];
    const [calls, faults] = await simulated(options, called);
    expect(calls).toBeGreaterThan(events * 10);
    expect(faults).toBeGreaterThan(events);
  },
  SIMULATION_TIMEOUT_MS,
);
