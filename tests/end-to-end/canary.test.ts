/**
 * The canary, which sends test leads: its lead reaches the demo form, and no user sees the lead.
 */
import { afterAll, beforeAll, expect, jest } from '@jest/globals';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { sendCanary } from '../../infra/commands/deploy/send-canary.ts';
import { readOutputs } from '../../infra/commands/stage-outputs.ts';
import { testLocally } from './local-only.ts';
import { deployedOutputs, openStage, type Stage } from './stage.ts';
import { canaryPatienceMs } from '../../functions/canary-lead/round-trip.ts';
import { STAGE_START_MS, STAGE_STOP_MS, STAGE_TEST_MS } from '../time-limits.ts';

jest.setTimeout(STAGE_TEST_MS);

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
}, STAGE_START_MS);
afterAll(() => stage?.close(), STAGE_STOP_MS);

/** The log of the function whose name begins with `name`. */
async function logOf(name: string): Promise<string> {
  const folder = path.join(stage.local?.dataDir ?? '', 'logs');
  const [file = ''] = (await readdir(folder)).filter((one) => one.startsWith(name));
  return readFile(path.join(folder, file), 'utf8');
}

testLocally(
  'operator',
  'a canary lead reaches the demo form',
  async () => {
    const file = deployedOutputs ?? path.join(stage.local?.dataDir ?? '', 'outputs.json');
    const report = await sendCanary(readOutputs(file, 'CanaryFunction'));
    expect(report).toMatchObject({ outcome: 'success', submissionId: expect.any(String) });
    if (!stage.local) return;
    const log = await logOf('CanaryFunction');
    expect(log).toContain('"CanaryFailed":0');
    expect(log).toMatch(/"CanarySeconds":\d/);
    expect(log).not.toContain('fak_');
    const ends = (await logOf('BotFunction'))
      .split('\n')
      .filter((line) => line.includes(report.submissionId ?? ''));
    expect(ends.some((line) => line.includes('"canary":true'))).toBe(true);
  },
  // The test waits longer than the canary waits for its lead, so that the test sees the canary's
  // report.
  canaryPatienceMs + 30_000,
);
