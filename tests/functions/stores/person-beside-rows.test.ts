/**
 * Checks that places other than the submissions table contain none of a person's values: an
 * import's Idempotency-Keys, the digest's e-mail, and dead letters.
 * `tests/end-to-end/travelling-person.test.ts` checks the stores of a whole cloud.
 */
import { expect, test } from '@jest/globals';
import { checkLeads } from '../../../frontend/dashboard/submissions/import/check-leads.ts';
import { guessMapping } from '../../../frontend/dashboard/submissions/import/map-columns.ts';
import { readCsv } from '../../../frontend/dashboard/submissions/import/read-csv.ts';
import { digestMail } from '../../../functions/digest/digest-text.ts';
import { createIdempotencyStore } from '../../../functions/stores/leads/idempotency-store.ts';
import { createLeadQueue } from '../../../functions/stores/leads/lead-queue.ts';
import { countUndecided } from '../../../functions/stores/submissions/digest-counts.ts';
import { createSubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import { foundIn } from '../../end-to-end/travelling-person/spellings.ts';
import { createMemoryQueue } from '../../simulation/cloud/memory-queue.ts';
import { createMemoryTables } from '../../simulation/cloud/memory-tables.ts';
import { aClock, anId, aUser, rowLimits } from '../builders.ts';
import { tableDefinitions } from '../table-definitions.ts';

const person = {
  name: 'Zarathustrina Quillfeather',
  phone: '+918765432109',
  email: 'zara.quill@seeded-person.example',
};
const values = Object.values(person);
const file = `name,phone,email,city,loan amount\n${values.join(',')},Mumbai,2500000\n`;
const [userId, id] = [aUser(), anId()];

async function imported() {
  const table = readCsv(file);
  const [row] = await checkLeads(table, guessMapping(table.columns));
  if (!row || !('lead' in row)) throw new Error('The row was refused');
  return row;
}

test("an import's Idempotency-Keys contain only hashes of the lead", async () => {
  const { lead, idempotencyKey } = await imported();
  expect(foundIn(JSON.stringify(lead), values)).not.toEqual([]);
  const { client, table } = createMemoryTables({ definitions: tableDefinitions });
  const keys = createIdempotencyStore({ client, table: 'idempotency', now: () => new Date() });
  await keys.begin({ userId, key: idempotencyKey, submissionId: id });
  const records = JSON.stringify([...table('idempotency').all()]);
  expect(records).toContain(id);
  expect(foundIn(idempotencyKey + records, values)).toEqual([]);
});

test('the digest contains numbers of leads, but no lead’s data', async () => {
  const { lead } = await imported();
  const { client } = createMemoryTables({ definitions: tableDefinitions });
  const { now } = aClock();
  const rows = { client, table: 'submissions', now };
  const store = createSubmissionStore(rows);
  await store.create({ userId, id, lead, maxAttempts: 1 });
  const held = { userId, id, token: 'a', ...rowLimits };
  await store.claim({ ...held, leaseSeconds: 120 });
  await store.recordFailure({ ...held, reason: 'no_confirmation' });
  const undecided = await countUndecided(rows, userId);
  const mail = digestMail(
    { forms: [], callbacks: [], alerts: [], nearEnd: 0, ...undecided },
    'https://agency.example',
  );
  expect(mail.text).toContain('1 lead has an outcome');
  expect(foundIn(JSON.stringify(mail), values)).toEqual([]);
});

test('a dead letter contains ids but no lead data', async () => {
  const { lead } = await imported();
  let time = 0;
  const queue = createMemoryQueue({ now: () => time });
  const send = ({ input }: { input: { MessageBody: string } }) => {
    queue.send({ body: input.MessageBody, group: 'group' });
    return Promise.resolve({});
  };
  const leads = createLeadQueue({ client: { send } as never, queueUrl: 'leads' });
  await leads.send({ ...lead, userId, submissionId: id });
  for (let receipt = 0; receipt < 3; receipt += 1, time += 1000) {
    queue.receive({ limit: 1, visibilitySeconds: 1, maxReceiveCount: 2 });
  }
  const letters = queue.deadLetters.map(({ body }) => body).join('');
  expect(letters).toContain(id);
  expect(foundIn(letters, values)).toEqual([]);
});
