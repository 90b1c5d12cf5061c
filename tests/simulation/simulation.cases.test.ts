/**
 * A small part of `npm run sim` with fixed seeds: worlds with a flood, a hanging form, outages and
 * dying processes. docs/reliability.md explains each rule.
 */
import { expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { casesOf, every } from '../part.ts';

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

/** The first world, a small one, is the quick part. */
const worlds = [
  { seed: 6, leads: 250 },
  { seed: 6, leads: 800 },
  ...[1, 2, 3, 4, 5].map((seed) => ({ seed, leads: 2_000 })),
];

// Runs in a process of its own, because inside Jest it takes half as long again.
test.each(casesOf(worlds, every(worlds.length)))(
  'faults lose or double none of $leads leads, seed $seed',
  async ({ seed, leads }) => {
    const run = path.join(import.meta.dirname, 'run.ts');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [run, '--seed', String(seed), '--leads', String(leads)],
      { timeout: ENDED_AFTER_MS },
    ).catch((failed: { stdout: string }) => failed);
    expect(stdout).not.toContain('FAILED');
    expect(stdout).toMatch(counts);
    const [, submits, faults] = counts.exec(stdout) ?? [];
    expect(Number(submits)).toBeGreaterThan(leads / 2);
    expect(Number(faults)).toBeGreaterThan(leads / 10);
  },
  SIMULATION_TIMEOUT_MS,
);

test(
  'each alert rings once per window, and is well once',
  async () => {
    const run = path.join(import.meta.dirname, 'run.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [run, '--alerts', '2'], {
      timeout: ENDED_AFTER_MS,
    }).catch((failed: { stdout: string }) => failed);
    expect(stdout).not.toContain('FAILED');
    const [, told, faults] = /(\d+) told\n\d+ moments, (\d+) faults/.exec(stdout) ?? [];
    expect(Number(told)).toBeGreaterThan(20);
    expect(Number(faults)).toBeGreaterThan(200);
  },
  SIMULATION_TIMEOUT_MS,
);

const called = /(\d+) calls\n\d+ moments, (\d+) faults/;
/** Of callbacks. The first run, a part of a world, is the quick part. */
const runs = [
  { seed: 2, events: 30 },
  { seed: 1, events: 500 },
];

test.each(casesOf(runs, every(runs.length)))(
  'no receiver in trouble loses any of $events events, seed $seed',
  async ({ seed, events }) => {
    const run = path.join(import.meta.dirname, 'run.ts');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [run, '--seed', String(seed), '--callbacks', String(events)],
      { timeout: ENDED_AFTER_MS },
    ).catch((failed: { stdout: string }) => failed);
    expect(stdout).not.toContain('FAILED');
    expect(stdout).toMatch(called);
    const [, calls, faults] = called.exec(stdout) ?? [];
    expect(Number(calls)).toBeGreaterThan(events * 10);
    expect(Number(faults)).toBeGreaterThan(events);
  },
  SIMULATION_TIMEOUT_MS,
);
