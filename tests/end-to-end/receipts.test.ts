/**
 * A receipt, a signed document about a successful lead: issued through the API, and checked by
 * `npm run verify` with the keys that the site publishes.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { issueReceipt } from '../../contract/graphql-operations.ts';
import { receiptKeysPath, type ReceiptDocument } from '../../contract/receipt.ts';
import { buildLead, graphql, sendLead, createSender } from './account.ts';
import { openStage, repository, type Stage } from './stage.ts';
import { until } from '../until.ts';
import {
  LEAD_TEST_MS,
  LEAD_WAIT_MS,
  STAGE_START_MS,
  STAGE_STOP_MS,
  STAGE_TEST_MS,
} from '../time-limits.ts';

jest.setTimeout(STAGE_TEST_MS);

let stage: Stage;
let folder: string;
beforeAll(async () => {
  stage = await openStage();
  folder = await mkdtemp(path.join(tmpdir(), 'receipt-'));
}, STAGE_START_MS);
afterAll(async () => {
  await stage?.close();
  await rm(folder, { recursive: true, force: true });
}, STAGE_STOP_MS);

async function verify(document: ReceiptDocument) {
  const file = path.join(folder, 'receipt.json');
  await writeFile(file, JSON.stringify(document));
  const key = new URL(receiptKeysPath, stage.outputs.SiteUrl).href;
  const command = [path.join(repository, 'infra/commands/verify.ts'), file, '--key', key];
  return promisify(execFile)(process.execPath, command).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  );
}

/**
 * Requests the lead's receipt until it is issued. Before the lead succeeds, the answer is a
 * Conflict.
 */
async function receiptOnceTaken(id: string, accessToken: string): Promise<ReceiptDocument> {
  return until(
    'a receipt is issued',
    async () => {
      const { data, errors } = await graphql(stage.outputs, accessToken, issueReceipt, { id });
      if (data) return JSON.parse(data.issueReceipt.document) as ReceiptDocument;
      expect(errors).toMatchObject([{ errorType: 'Conflict' }]);
      return undefined;
    },
    LEAD_WAIT_MS,
  );
}

test(
  'a lead’s signed receipt can be checked with the published key',
  async () => {
    const { outputs } = stage;
    const { accessToken, keyValue } = await createSender(outputs);
    const lead = buildLead();
    const id = String((await sendLead(outputs, keyValue, lead)).body['submissionId']);
    const document = await receiptOnceTaken(id, accessToken);
    const verdict = await verify(document);
    expect(verdict).toContain('This receipt is genuine');
    expect(verdict).toContain(id);
    expect(verdict).not.toContain(lead.email);
    const { payload } = document;
    const changed = payload.slice(0, 40) + (payload[40] === 'A' ? 'B' : 'A') + payload.slice(41);
    expect(await verify({ ...document, payload: changed })).toMatch(/^Its signature does not fit/);
  },
  LEAD_TEST_MS,
);
