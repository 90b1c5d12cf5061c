/**
 * A small part of `npm run sim` with fixed seeds: simulated worlds with a flood, a hanging form,
 * outages and dying processes. docs/reliability.md explains each rule.
 */
import { expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { casesOf, every, inPart } from '../part.ts';

/**
 * Two simulated worlds take up to twenty seconds of processor time, and a busy machine may give the
 * test only a tenth of a processor.
 */
const SIMULATION_TIMEOUT_MS = 300_000;
/**
 * The time limit of the simulation's process. After a failure, the simulation searches for the
 * fewest leads, actions and faults that cause the failure, and this search may be long. The limit
 * is below the test's own limit, so that the test still reports the failure.
 */
const ENDED_AFTER_MS = SIMULATION_TIMEOUT_MS - 10_000;
const counts = /(\d+) submits\n\d+ moments, (\d+) faults/;

/**
 * The first simulated world is small and belongs to the quick part of the tests. All worlds
 * together detect every safety measure that `npm run sim -- --mutations` removes from the code.
 */
const worlds = [
  { seed: 6, leads: 250 },
  { seed: 6, leads: 800 },
  ...[1, 2, 3, 4].map((seed) => ({ seed, leads: 2_000 })),
];

/**
 * Runs the simulation in a separate process, because inside Jest it takes one and a half times as
 * long.
 * @returns the numbers in the simulation's output.
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
  'faults neither lose nor duplicate any of $leads leads, seed $seed',
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
    'an alert is raised at most once an hour, then cleared once',
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
 * Runs of the simulation of callbacks. The first run has 30 of the 100 events of a simulated world,
 * and belongs to the quick part of the tests. The second run has all events; this number suffices
 * to detect every mutation (removed safety measure) of the callbacks' code.
 */
const runs = [
  { seed: 2, events: 30 },
  { seed: 1, events: 100 },
];

test.each(casesOf(runs, every(runs.length)))(
  'failing callback receivers lose none of $events events, seed $seed',
  async ({ seed, events }) => {
    const options = ['--seed', seed, '--callbacks', events];
    const [calls, faults] = await simulated(options, called);
    expect(calls).toBeGreaterThan(events * 10);
    expect(faults).toBeGreaterThan(events);
  },
  SIMULATION_TIMEOUT_MS,
);
