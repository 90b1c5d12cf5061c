/**
 * End-to-end suites as they run against a deployed stage: several suites in one Jest process, which
 * knows the stage only by its outputs file. In this test the stage is the local cloud. On a
 * deployed stage this test is skipped, because there all suites run in this way.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, jest } from '@jest/globals';
import { runJest, usualLimits } from '../runner/jest-process.ts';
import type { TestResult } from '../runner/news.ts';
import { testLocally } from './local-only.ts';
import { openStage, type Stage } from './stage.ts';
import { STAGE_START_MS, STAGE_STOP_MS, STAGE_TEST_MS } from '../time-limits.ts';

jest.setTimeout(STAGE_TEST_MS);

/**
 * One quick test of each of the two suites. Neither test sends a lead; both suites delete their
 * account at the end.
 */
const files = ['own-stage', 'submissions-live'].map((name) => `tests/end-to-end/${name}.test.ts`);
const titles = [
  'the import and the export of hundreds of leads the table of imported submissions no page violated its security policy or had script errors',
  'the Refresh button Refresh reports new data, or the reason of a failure',
];

/** The time limit for two suites, each with a browser of its own. */
const SUITES_MS = 2 * STAGE_START_MS;

let stage: Stage;
let logs: string;

beforeAll(async () => {
  stage = await openStage();
  logs = await mkdtemp(path.join(tmpdir(), 'deployed-run-'));
}, STAGE_START_MS);

afterAll(async () => {
  await stage?.close();
  await rm(logs, { recursive: true, force: true });
}, STAGE_STOP_MS);

testLocally(
  'wholeRun',
  'suites in one process share a deployed stage',
  async () => {
    const ran: TestResult[] = [];
    const { trouble } = await runJest(
      {
        name: 'suites',
        files,
        options: ['-t', titles.join('|')],
        variables: { OUTPUTS_FILE: path.join(stage.local?.dataDir ?? '', 'outputs.json') },
      },
      {
        limits: usualLimits,
        logs,
        onFileEnd: ({ tests }) => ran.push(...tests.filter(({ status }) => status !== 'skipped')),
      },
    );
    expect(trouble).toBeUndefined();
    expect(ran).toEqual(titles.map((name) => ({ name, status: 'passed', reason: '' })));
  },
  SUITES_MS,
);
