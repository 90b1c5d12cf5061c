/**
 * A small part of `npm run sim`, with fixed seeds: worlds with a flood, a hanging form, outages and
 * deaths. docs/reliability.md explains each rule.
 */
import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { mutated, mutations } from './mutations.ts';
import { simulate } from './simulate.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const SIMULATION_TIMEOUT_MS = 600_000;

test(
  'No lead is lost or doubled in two troubled hours',
  async () => {
    const total = await simulate({ seed: 1, leads: 2400, leadsAWorld: 800 });
    expect(total.failed?.violation).toBeUndefined();
    expect(total.submits).toBeGreaterThan(1000);
    expect(total.faults).toBeGreaterThan(100);
  },
  SIMULATION_TIMEOUT_MS,
);

test.each(mutations)('Without $name there is something to take away', async ({ changes }) => {
  for (const change of changes) {
    const text = await readFile(path.join(repository, change.file), 'utf8');
    expect(mutated(text, change)).not.toBe(text);
  }
});
