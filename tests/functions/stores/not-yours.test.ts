/**
 * Another user's item costs the same reads and writes as an item that does not exist, so not even
 * the duration of an answer reveals that the item exists. Covers each argument that names an owned
 * item.
 */
import { beforeAll, expect, test } from '@jest/globals';
import { receiptFields } from '../../../contract/served-fields.ts';
import { encodeCursor } from '../../../functions/stores/dynamodb/page-cursor.ts';
import { createLeadQueue } from '../../../functions/stores/leads/lead-queue.ts';
import { createSubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import { submissionStatus } from '../../../functions/webhook/submission-status.ts';
import { readFieldRows } from '../../end-to-end/authorisation/rows.ts';
import { fieldRules, type Owned } from '../../end-to-end/authorisation/rules.ts';
import { aDashboard, askDashboard } from '../dashboard-api/ask-dashboard.ts';
import { aKeyValue, aLead, anId, aTwinOf, aUser, rowLimits } from '../builders.ts';
import { openQueue } from '../open-queue.ts';
import { openStores } from '../open-stores.ts';
import { keptLog } from '../log-lines.ts';

const [owner, another] = [aUser(), aUser()];
const { db, clock } = await openStores();
const queue = await openQueue();
let dashboard: ReturnType<typeof aDashboard>;
let owned: Record<Owned, string>;
/**
 * The requests to the tables. Each request is recorded as its command, table and limit, without
 * keys and values.
 */
let requests: string[] = [];

beforeAll(async () => {
  db.client.middlewareStack.add(
    (next, { commandName }) => {
      return (args) => {
        const { TableName = '', Limit } = args.input as { TableName?: string; Limit?: number };
        requests.push(`${commandName} ${TableName} ${Limit ?? ''}`);
        return next(args);
      };
    },
    { step: 'initialize' },
  );
  const submissions = createSubmissionStore({
    client: db.client,
    table: 'submissions',
    now: clock.now,
  });
  const leadQueue = createLeadQueue({ client: queue.client, queueUrl: queue.queueUrl });
  dashboard = aDashboard({ db, submissions, queue: leadQueue, log: keptLog(), now: clock.now });
  const lead = aLead({ email: `${owner}@leads.example` });
  const id = anId();
  await submissions.create({ userId: owner, id, keyId: anId(), lead, maxAttempts: 5 });
  const held = { userId: owner, id, token: 'a', ...rowLimits };
  await submissions.claim({ ...held, leaseSeconds: 120 });
  await submissions.recordFailure({ ...held, reason: 'captcha', detail: 'A box' });
  const key = await dashboard.apiKeys.create({
    userId: owner,
    keyName: 'CRM',
    keyValue: aKeyValue(),
  });
  const form = await dashboard.targetForms.create({
    userId: owner,
    name: 'Loans',
    shortName: 'loans',
    url: 'https://forms.example/loan',
  });
  const chosen = { address: 'https://hooks.example/in', events: ['form.live' as const] };
  const { endpoint } = await dashboard.callbacks.create(owner, chosen);
  const tested = await dashboard.deliveries.sendTest({ userId: owner, endpointId: endpoint.id });
  owned = {
    callback: endpoint.id,
    secondCallback: endpoint.id,
    delivery: tested.eventId,
    apiKey: key.id,
    submission: id,
    targetForm: form.id,
    cursor: encodeCursor(id),
    text: lead.email,
  };
});

function nobodys(kind: Owned): string {
  const { submission } = owned;
  if (kind === 'text') return `${aUser()}@leads.example`;
  if (kind === 'cursor') return encodeCursor(aTwinOf(submission));
  if (kind === 'delivery') return owned.delivery.replace(/^[^_]+/, aTwinOf);
  return aTwinOf(owned[kind]);
}

/**
 * The GraphQL fields that the dashboard API serves. The receipts function serves the other fields,
 * and its own tests cover them.
 */
const served = readFieldRows().filter(({ field }) => !receiptFields.some((one) => one === field));

const named = served.flatMap(({ name, field, arguments: all }) => {
  const rules = fieldRules[name].arguments ?? {};
  return Object.entries(rules).flatMap(([argument, rule]) => {
    if (!('names' in rule)) return [];
    const values = all.flatMap((one) => {
      const other = rules[one.name];
      if (other && 'json' in other) return [[one.name, other.json()] as const];
      return other && 'value' in other ? [[one.name, other.value()] as const] : [];
    });
    const others = all.flatMap((one) => {
      const other = rules[one.name];
      const isOther = other && 'names' in other && one.required && one.name !== argument;
      return isOther ? [[one.name, other.names] as const] : [];
    });
    return [{ name, field, argument, kind: rule.names, others, args: Object.fromEntries(values) }];
  });
});

test.each(named)('$name costs equal reads for a foreign and a missing $argument', async (row) => {
  const { field, argument, kind, others } = row;
  const args = {
    ...row.args,
    ...Object.fromEntries(others.map(([name, other]) => [name, owned[other]])),
  };
  const ask = async (value: string) => {
    requests = [];
    const call = { field, args: { ...args, [argument]: value }, identity: { sub: another } };
    const answer = await askDashboard(dashboard, call);
    return { answer, requests };
  };
  // The first write for a user also records the time since which the user's leads have person
  // records.
  await ask(nobodys(kind));
  const about = await ask(owned[kind]);
  expect(about).toEqual(await ask(nobodys(kind)));
  expect(about.requests.length).toBeGreaterThan(0);
});

test("the webhook's reads do not reveal whether a submission exists", async () => {
  const ask = async (id: string) => {
    requests = [];
    const refusal = await submissionStatus({ userId: another }, id, dashboard.submissions).catch(
      (error: unknown) => error,
    );
    return { refusal, requests };
  };
  const about = await ask(owned.submission);
  expect(about).toEqual(await ask(nobodys('submission')));
  expect(about).toMatchObject({ refusal: { code: 'not_found' }, requests: [expect.any(String)] });
});
