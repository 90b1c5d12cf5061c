/**
 * The limit of receipts that a user may request per minute, and the refusal of a receipt for an
 * erased lead.
 */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import { eraseSubmission } from '../../../functions/dashboard-api/personal-data.ts';
import { issueReceipt } from '../../../functions/receipts/issue-receipt.ts';
import { createReceiptsApi } from '../../../functions/receipts/receipts-api.ts';
import { createRequestLimit } from '../../../functions/receipts/request-limit.ts';
import { createSubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import { readRow } from '../../../functions/stores/submissions/submission-row.ts';
import { createMemoryTables } from '../../simulation/cloud/memory-tables.ts';
import { aClock, noAccount } from '../builders.ts';
import { keptLog } from '../log-lines.ts';
import { tableDefinitions } from '../table-definitions.ts';
import { aSuccess, issuing } from './receipt-builders.ts';

const logger = { info: () => undefined, error: () => undefined };

test('each user gets up to sixty receipts per minute', async () => {
  const clock = aClock();
  const countRequest = createRequestLimit(clock.now);
  const [row, other] = [aSuccess(), aSuccess()];
  const sign = () => Promise.resolve({ payload: '', protected: '', signature: '' });
  const ask = ({ userId: sub, id } = row, of = row) =>
    createReceiptsApi({
      ...issuing(of, { sign }),
      ...{ countRequest, logger, accounts: { read: noAccount } },
    })({ identity: { sub, claims: { auth_time: 5 } }, arguments: { id } });
  for (let count = 0; count < 60; count += 1) expect(await ask()).not.toHaveProperty('error');
  expect(await ask()).toMatchObject({
    error: { type: 'RateLimited', message: expect.stringContaining('60 receipts a minute') },
  });
  expect(await ask(other, other)).not.toHaveProperty('error');
  clock.turn(60);
  expect(await ask()).not.toHaveProperty('error');
});

test('an erased lead has no receipt', async () => {
  const { client } = createMemoryTables({ definitions: tableDefinitions });
  const clock = aClock();
  const table = { client, table: 'submissions', now: clock.now };
  const submissions = createSubmissionStore(table);
  const row = aSuccess();
  const { userId, id } = row;
  await client.send(new PutCommand({ TableName: 'submissions', Item: row }));
  const dependencies = issuing(undefined, { readRow: (...of) => readRow(table, ...of) });
  const ask = () => issueReceipt({ userId, id, choices: new Map() }, dependencies);
  expect((await ask()).document).toBeDefined();
  await eraseSubmission(userId, id, {
    ...({} as Parameters<typeof eraseSubmission>[2]),
    submissions,
    erasePicture: () => Promise.resolve(),
    forgetAnswers: () => Promise.resolve(),
    people: { forget: () => Promise.resolve() } as never,
    logger: keptLog().logger,
    now: clock.now,
  });
  await expect(ask()).rejects.toMatchObject({ code: 'not_found' });
});
