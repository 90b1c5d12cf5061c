/**
 * One run of the faults bench: starts a separate local cloud, a form that counts leads, and two
 * users with an open dashboard each. Sends leads and injects faults. Ends when every row is final,
 * or after a time limit.
 */
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { setTimeout as wait } from 'node:timers/promises';
import { loopback } from '../../../local-cloud/ports.ts';
import { operatorCredentials } from '../../../local-cloud/iam/operator.ts';
import { createDocumentClient } from '../../../functions/stores/dynamodb/document-client.ts';
import { viewSubmission } from '../../../functions/stores/submissions/submission-view.ts';
import type { SubmissionRow } from '../../../contract/submission.ts';
import { MINUTE_MS, SECOND_MS } from '../../../contract/time-units.ts';
import { whileSignedIn, type Account, createSender } from '../../end-to-end/account.ts';
import { aRandom } from '../kill/seeded-random.ts';
import { startFaultyCloud, type FaultyCloud } from './cloud.ts';
import { judge, type Verdict } from './judge.ts';
import { openLivePage, type LivePage } from './live-page.ts';
import { startSchedule } from './schedule.ts';
import { sendUntilAccepted, type Sender, type SentLead } from './senders.ts';
import { readRows, settle, type Table } from './settle.ts';
import { startTargetForm } from './target-form.ts';
import type { FaultRecord } from './faults.ts';

export interface FaultRun {
  leads: number;
  seed: number;
  /** An empty folder for the cloud's data, preferably on a small separate file system. */
  dataDir: string;
}

export interface FaultReport extends Verdict {
  leads: number;
  /** The number of requests that senders repeated. */
  repeats: number;
  faults: readonly FaultRecord[];
  posts: number;
  connections: number;
  sendSeconds: number;
  settleSeconds: number;
  turnedMinutes: number;
}

const USERS = 2;
const SENDERS_OF_EACH = 3;
/**
 * If this number of accepted leads have not reached the form yet, the senders wait. The number is
 * so high that some leads wait in the queue.
 */
const MOST_OPEN = 40;
const OPEN_FOR_MS = 45 * SECOND_MS;
const SHOW_EVERY_MS = 5 * SECOND_MS;
const LIVE_WITHIN_MS = MINUTE_MS;

export async function runFaults({ leads, seed, dataDir }: FaultRun): Promise<FaultReport> {
  const form = await startTargetForm(aRandom(seed + 1));
  const cloud = await startFaultyCloud(dataDir, form.url);
  const pages: LivePage[] = [];
  try {
    const senders = await openUsers(cloud, pages);
    const started = Date.now();
    const schedule = startSchedule({
      ...{ cloud, random: aRandom(seed) },
      arrived: () => form.stored.size,
    });
    const sent: SentLead[] = [];
    const showing = setInterval(() => {
      const wrong = schedule.records.filter(({ until }) => until === Infinity);
      const now = wrong.map(({ what }) => what).join(', ');
      console.log(
        `${((Date.now() - started) / 1000).toFixed(0)} s: ${sent.length} accepted, ` +
          `${form.stored.size} arrived, ${schedule.records.length} faults; ${now}`,
      );
    }, SHOW_EVERY_MS);
    const sending = sendAll({ leads, seed, senders, stored: form.stored, sent });
    await Promise.race([sending, schedule.failed]);
    const sendSeconds = (Date.now() - started) / 1000;
    await schedule.stop();
    clearInterval(showing);
    form.calm();
    const table = await submissionsOf(cloud, pages);
    const settled = await settle(cloud, table, () => reconcile(cloud));
    const settleSeconds = (Date.now() - started) / 1000 - sendSeconds;
    const evidence = { sent, rows: settled.rows, posts: form.posts, faults: schedule.records };
    const verdict = judge(evidence);
    verdict.violations.push(...(await stalePages(pages, table)));
    table.client.destroy();
    return {
      ...verdict,
      ...{ leads, sendSeconds, settleSeconds, faults: schedule.records },
      repeats: sent.reduce((sum, { tries }) => sum + tries - 1, 0),
      posts: form.posts.length,
      connections: pages.reduce((sum, page) => sum + page.connections(), 0),
      turnedMinutes: settled.turnedMs / 60_000,
    };
  } finally {
    for (const page of pages) page.close();
    await cloud.stop();
    await form.stop();
  }
}

/**
 * How long a token is used before a new one is requested. Tokens last 15 minutes, and a run may
 * take longer.
 */
const TOKEN_MS = 10 * MINUTE_MS;
/** Only one sign-in runs at a time, because Amplify can hold one signed-in user only. */
let signIns: Promise<unknown> = Promise.resolve();

/**
 * @returns a function that returns the account's access token, and requests a new token if the last
 *   one is old.
 */
function renewed(account: Account): () => Promise<string> {
  let [token, since] = [account.accessToken, Date.now()];
  return async () => {
    if (Date.now() - since < TOKEN_MS) return token;
    const signedIn = signIns.then(() => whileSignedIn(account));
    signIns = signedIn.catch(() => undefined);
    [token, since] = [(await signedIn).accessToken, Date.now()];
    return token;
  };
}

async function openUsers(cloud: FaultyCloud, pages: LivePage[]): Promise<Sender[]> {
  const senders: Sender[] = [];
  for (let user = 0; user < USERS; user += 1) {
    const account = await createSender(cloud.outputs);
    const { accessToken, keyValue } = account;
    const [, claims = ''] = accessToken.split('.');
    const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string };
    pages.push(openLivePage(cloud.outputs, renewed(account), sub));
    const sender = { webhookUrl: cloud.outputs.WebhookUrl, keyValue, userId: sub };
    senders.push(...Array.from({ length: SENDERS_OF_EACH }, () => sender));
  }
  return senders;
}

interface Sending {
  leads: number;
  seed: number;
  senders: readonly Sender[];
  stored: ReadonlySet<string>;
  /** Each lead is added to this list when the webhook has accepted it. */
  sent: SentLead[];
}

/**
 * Sends leads as fast as the form receives them. A lead that does not reach the form is ignored
 * after a while.
 */
async function sendAll({ leads, seed, senders, stored, sent }: Sending): Promise<void> {
  let next = 0;
  const open = () =>
    sent.filter(
      ({ email, acceptedAt }) => !stored.has(email) && Date.now() - acceptedAt < OPEN_FOR_MS,
    ).length;
  await Promise.all(
    senders.map(async (sender) => {
      while (next < leads) {
        if (open() >= MOST_OPEN) await wait(100);
        else sent.push(await sendUntilAccepted(sender, `lead-${seed}-${(next += 1)}`));
      }
    }),
  );
}

const operator = (port: number) => ({
  region: 'eu-west-1',
  credentials: operatorCredentials,
  endpoint: loopback(port),
});

async function submissionsOf({ ports }: FaultyCloud, pages: readonly LivePage[]): Promise<Table> {
  const admin = new DynamoDBClient(operator(ports.database));
  const { TableNames = [] } = await admin.send(new ListTablesCommand({}));
  admin.destroy();
  const name = TableNames.find((one) => one.includes('SubmissionsTable')) ?? '';
  const client = createDocumentClient(operator(ports.database));
  return { client, name, userIds: pages.map(({ userId }) => userId) };
}

/** Invokes the reconciler once; in a deployed stage a schedule does this every minute. */
async function reconcile({ ports, reconciler }: FaultyCloud): Promise<void> {
  const client = new LambdaClient({ ...operator(ports.invoke), maxAttempts: 1 });
  await client.send(new InvokeCommand({ FunctionName: reconciler(), Payload: '{}' }));
  client.destroy();
}

/**
 * Waits until each dashboard shows the table's rows.
 * @returns a text for each dashboard that shows wrong rows, about its first wrong row.
 */
async function stalePages(pages: readonly LivePage[], table: Table): Promise<string[]> {
  const deadline = Date.now() + LIVE_WITHIN_MS;
  for (;;) {
    const rows = await readRows(table);
    const stale = pages.flatMap((page) => staleRow(page, rows) ?? []);
    if (stale.length === 0 || Date.now() > deadline) return stale;
    await wait(500);
  }
}

function staleRow(page: LivePage, rows: readonly SubmissionRow[]): string | undefined {
  const shown = page.rows();
  const expected = rows
    .filter(({ userId }) => userId === page.userId)
    .sort((one, other) => (one.id < other.id ? 1 : -1))
    .slice(0, 100)
    .map((row) => viewSubmission(row, new Date()));
  const place = expected.findIndex(
    ({ id, version }, index) => shown[index]?.id !== id || shown[index].version !== version,
  );
  if (place < 0) return undefined;
  const [row, there] = [expected[place], shown[place]];
  return (
    `a dashboard shows something else: row ${place}, ` +
    `${row?.email} version ${row?.version} ${row?.status}; it has ${there?.email} version ${there?.version}`
  );
}
