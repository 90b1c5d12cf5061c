/**
 * A small part of `npm run sim` with fixed seeds: worlds with a flood, a hanging form, outages and
 * dying processes. docs/reliability.md explains each rule.
 */
import { expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { mutated, mutations } from './mutations.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const SIMULATION_TIMEOUT_MS = 600_000;
const LEADS = 10_000;

// Runs in a process of its own, because inside Jest it takes half as long again.
test(
  `no lead of ${LEADS} is lost or doubled by faults`,
  async () => {
    const run = path.join(import.meta.dirname, 'run.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...[run, '--seed', '1', '--leads', String(LEADS)],
    ]).catch((failed: { stdout: string }) => failed);
    expect(stdout).not.toContain('FAILED');
    const [, submits, faults] = /(\d+) submits\n\d+ moments, (\d+) faults/.exec(stdout) ?? [];
    expect(Number(submits)).toBeGreaterThan(LEADS / 2);
    expect(Number(faults)).toBeGreaterThan(LEADS / 10);
  },
  SIMULATION_TIMEOUT_MS,
);

test.each(mutations)('mutation $name still finds the code it removes', async ({ changes }) => {
  for (const change of changes) {
    const text = await readFile(path.join(repository, change.file), 'utf8');
    expect(mutated(text, change)).not.toBe(text);
  }
});
