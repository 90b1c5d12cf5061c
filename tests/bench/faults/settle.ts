/** Waits after the faults until every row has ended. */
import { QueryCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { setTimeout as wait } from 'node:timers/promises';
import { isFinal, type SubmissionRow } from '../../../contract/submission.ts';
import { MINUTE_MS, SECOND_MS } from '../../../contract/time-units.ts';
import type { FaultyCloud } from './cloud.ts';
import { functionNames, processesOf } from './processes.ts';

const LOOK_EVERY_MS = 1500;
/** If no open row has changed in this many reads, and no browser is open, no attempt is running. */
const QUIET_LOOKS = 3;
/**
 * How far the clocks move in one step: a little more than a lease, so that each step ends the
 * leases of dead attempts.
 */
const STEP_MS = 130 * SECOND_MS;
/**
 * The highest number of clock steps. All steps together move the clocks by more than three hours,
 * and so past every time in the rows, even one that a wrong clock wrote up to an hour ahead.
 */
const MOST_STEPS = 90;
const LIMIT_MS = 15 * MINUTE_MS;

export interface Table {
  client: DynamoDBDocumentClient;
  name: string;
  userIds: readonly string[];
}

export async function readRows({ client, name, userIds }: Table): Promise<SubmissionRow[]> {
  const rows: SubmissionRow[] = [];
  for (const userId of userIds) {
    let start: Record<string, unknown> | undefined;
    do {
      const page = await client.send(
        new QueryCommand({
          TableName: name,
          KeyConditionExpression: 'userId = :userId',
          ExpressionAttributeValues: { ':userId': userId },
          ConsistentRead: true,
          ...(start && { ExclusiveStartKey: start }),
        }),
      );
      rows.push(...((page.Items ?? []) as SubmissionRow[]));
      start = page.LastEvaluatedKey;
    } while (start);
  }
  return rows;
}

/**
 * Waits for running attempts. When none is running, moves all functions' clocks past the lease of a
 * dead attempt and runs the reconciler.
 * @returns the rows, and how far the clocks were moved, in milliseconds.
 */
export async function settle(cloud: FaultyCloud, table: Table, reconcile: () => Promise<void>) {
  const deadline = Date.now() + LIMIT_MS;
  let [before, quiet, steps] = ['', 0, 0];
  for (;;) {
    const rows = await readRows(table);
    const open = rows.filter(({ status }) => !isFinal(status));
    if (open.length === 0) return { rows, turnedMs: steps * STEP_MS };
    if (Date.now() > deadline || steps > MOST_STEPS) return { rows, turnedMs: steps * STEP_MS };
    const now = open.map(({ id, version }) => `${id} ${version}`).join();
    quiet = now === before && processesOf(cloud.pid(), 'Chromium').length === 0 ? quiet + 1 : 0;
    before = now;
    if (quiet >= QUIET_LOOKS) {
      steps += 1;
      quiet = 0;
      const byMs = steps * STEP_MS;
      cloud.stepClocks(Object.fromEntries(functionNames.map((name) => [name, byMs])));
      await reconcile();
    }
    await wait(LOOK_EVERY_MS);
  }
}
