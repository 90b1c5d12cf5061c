/**
 * `scale`: measures how many read units the product's reads use while the stored data grows tenfold
 * at each step: a user's rows, the number of users, the open rows. It runs the product's stores and
 * reconciler on tables in memory and counts by DynamoDB's rules, so the figures are the same on any
 * machine.
 */
import { DAY_MS } from '../../../contract/time-units.ts';
import { wireReconciler } from '../../../functions/reconciler/wire-reconciler.ts';
import { createApiKeyStore } from '../../../functions/stores/api-keys/api-key-store.ts';
import { createSubmissionStore } from '../../../functions/stores/submissions/submission-store.ts';
import { createTargetFormStore } from '../../../functions/stores/target-forms/target-form-store.ts';
import { aForm, anId } from '../../functions/builders.ts';
import { environment, logger } from '../../simulation/world/functions.ts';
import { createCountedTables, type CountedTables } from './counted-tables.ts';
import { aUserId, endedRow, queuedRow, runningRow } from './rows.ts';

const ROWS = [100, 1_000, 10_000, 100_000];
const USERS = [1, 10, 100, 1_000, 10_000];
const ROWS_OF_A_USER = 10;
const USERS_OF_OPEN_ROWS = 100;
const RUNNING_ROWS = 8;
const now = () => new Date('2026-03-01T10:00:00.000Z');

/** For each kind of read, the read units at each size of the tables. */
export type Units = Record<string, number[]>;
type Reads = Record<string, (tables: CountedTables) => Promise<unknown>>;
type Fill = (tables: CountedTables, from: number, to: number) => void;

const userId = aUserId(0);
const submissionsIn = ({ client }: CountedTables) =>
  createSubmissionStore({ client, table: 'submissions', now });

/** The reads that the dashboard needs for its first complete page. */
const firstReads: Reads = {
  'the newest submissions': (tables) => submissionsIn(tables).list({ userId, limit: 100 }),
  'the API keys': ({ client }) =>
    createApiKeyStore({
      ...{ client, keysTable: 'apiKeys', lookupTable: 'apiKeyLookup', now, newId: anId },
    }).list(userId),
  'the forms': ({ client }) =>
    createTargetFormStore({ client, table: 'targetForms', now, newId: anId }).list(userId),
};

/** Reads that examine every row of a range, up to a limit in each call. */
const counts: Reads = {
  'those that wait for a decision': (tables) =>
    submissionsIn(tables).list({ userId, undecided: true, status: 'error', limit: 100 }),
  'statistics, one part of 30 days': (tables) =>
    submissionsIn(tables).count({
      userId,
      from: new Date(now().getTime() - 30 * DAY_MS),
      to: now(),
    }),
};

async function grow(sizes: readonly number[], fill: Fill, reads: Reads): Promise<Units> {
  const tables = createCountedTables(now);
  const units: Units = {};
  const note = (name: string, amount: number) => void (units[name] ??= []).push(amount);
  let filled = 0;
  for (const size of sizes) {
    fill(tables, filled, size);
    filled = size;
    for (const [name, read] of Object.entries(reads)) {
      const { reads: reading, counts: counting } = await tables.unitsOf(() => read(tables));
      note(name, reading);
      if (counting > 0) note(`${name}: its count`, counting);
    }
  }
  return units;
}

const addRows = (tables: CountedTables, owner: string, from: number, to: number) => {
  for (let row = from; row < to; row += 1) tables.put('submissions', endedRow(owner, row, now()));
};

const addUsers: Fill = (tables, from, to) => {
  for (let user = from; user < to; user += 1) {
    tables.put('targetForms', aForm({ userId: aUserId(user) }));
    addRows(tables, aUserId(user), 0, ROWS_OF_A_USER);
  }
};

const addOpenRows: Fill = (tables, from, to) => {
  for (let row = from; row < to; row += 1) {
    const build = row < RUNNING_ROWS ? runningRow : queuedRow;
    tables.put('submissions', build(aUserId(row % USERS_OF_OPEN_ROWS), row, now()));
  }
};

const reconciler: Reads = {
  'a run of the reconciler': async ({ client, waiting }) => {
    const Attributes = { ApproximateNumberOfMessages: waiting() };
    const run = wireReconciler({
      environment: { ...environment, LEAD_RETENTION_DAYS: '30', MAX_OPEN_DAYS: '3' },
      queueClient: { send: () => Promise.resolve({ Attributes }) } as never,
      ...{ client, logger, now },
    });
    const { failed, resent } = await run(() => true);
    if (failed + resent > 0) throw new Error('No row was due');
  },
};

export const ofRows = (sizes = ROWS): Promise<Units> =>
  grow(sizes, (tables, from, to) => addRows(tables, userId, from, to), {
    ...firstReads,
    ...counts,
  });
export const ofUsers = (sizes = USERS): Promise<Units> =>
  grow(sizes, addUsers, { ...firstReads, ...counts });
export const ofOpenRows = (sizes = ROWS): Promise<Units> => grow(sizes, addOpenRows, reconciler);

export const mostGrowth = (amounts: readonly number[]): number =>
  Math.max(...amounts.slice(1).map((amount, step) => amount / (amounts[step] ?? 1)));

function show(title: string, sizes: readonly number[], units: Units): void {
  console.log(`\nRead units by ${title}`);
  const rows = Object.entries(units).map(([read, amounts]) => {
    const cells = sizes.map((size, at) => [`at ${size.toLocaleString('en')}`, amounts[at]]);
    const growth = { 'for ten times, at most': `× ${mostGrowth(amounts).toFixed(2)}` };
    return { read, ...(Object.fromEntries(cells) as object), ...growth };
  });
  console.table(rows);
}

export async function benchScale(): Promise<void> {
  show('the user’s rows', ROWS, await ofRows());
  show(`users with ${ROWS_OF_A_USER} rows each`, USERS, await ofUsers());
  show('open rows', ROWS, await ofOpenRows());
}
