/**
 * Makes a local cloud's waiting rows due immediately: changes the times in the cloud's tables, then
 * runs the reconciler's own code, which the schedule runs only once a minute.
 */
import { ConditionalCheckFailedException, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { ListQueuesCommand } from '@aws-sdk/client-sqs';
import { ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { reconcile } from '../../functions/reconciler/reconcile.ts';
import { createDocumentClient } from '../../functions/stores/dynamodb/document-client.ts';
import { createLeadQueue, createQueueClient } from '../../functions/stores/leads/lead-queue.ts';
import { createSubmissionStore } from '../../functions/stores/submissions/submission-store.ts';
import { loopback, portsFrom } from '../../local-cloud/ports.ts';
import type { StageOutputs } from './stage.ts';

export interface TurnedClock {
  /** Ends the pause of every open circuit breaker. */
  endPauses: () => Promise<void>;
  /** Makes every row that waits for its next attempt due, and runs the reconciler. */
  reconcileNow: () => Promise<void>;
  close: () => void;
}

export async function turnClockOf({ SiteUrl, Region }: StageOutputs): Promise<TurnedClock> {
  const ports = portsFrom(Number(new URL(SiteUrl).port));
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const shared = { region: Region, credentials };
  const client = createDocumentClient({ ...shared, endpoint: loopback(ports.database) });
  const queues = createQueueClient({ ...shared, endpoint: loopback(ports.queues) });
  const named = (names: string[] = [], part: RegExp) => {
    const found = names.find((name) => part.test(name));
    if (found === undefined) throw new Error(`Nothing is named ${part}: ${names.join(', ')}`);
    return found;
  };
  const { TableNames } = await client.send(new ListTablesCommand({}));
  const { QueueUrls } = await queues.send(new ListQueuesCommand({}));
  const circuitBreaker = named(TableNames, /CircuitBreaker/);
  const table = named(TableNames, /Submissions/);
  const leadQueue = createLeadQueue({
    client: queues,
    queueUrl: named(QueueUrls, /-LeadQueue(?!DeadLetters)/),
  });
  const now = () => new Date();
  const submissions = createSubmissionStore({ client, table, now });
  /**
   * Sets the times of waiting items to now, but not of items that have changed since they were
   * read.
   */
  const setDue = async (TableName: string, waiting: string, keys: string[], times: string[]) => {
    const { Items = [] } = await client.send(new ScanCommand({ TableName }));
    for (const item of Items.filter((one) => waiting in one)) {
      const change = new UpdateCommand({
        TableName,
        Key: Object.fromEntries(keys.map((key) => [key, item[key] as string])),
        UpdateExpression: `SET ${times.map((time) => `${time} = :now`).join(', ')}`,
        ConditionExpression: `attribute_exists(${waiting})`,
        ExpressionAttributeValues: { ':now': now().toISOString() },
      });
      await client.send(change).catch((error: unknown) => {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      });
    }
  };
  return {
    endPauses: () => setDue(circuitBreaker, 'openUntil', ['target'], ['openUntil']),
    async reconcileNow() {
      await setDue(table, 'nextAttemptAt', ['userId', 'id'], ['nextAttemptAt', 'dueAt']);
      const { failed } = await reconcile({
        submissions,
        queue: leadQueue,
        logger: { error: () => undefined },
        retentionDays: 30,
        maxOpenDays: 3,
        now,
        hasTime: () => true,
      });
      if (failed > 0) throw new Error(`${failed} submissions were not reconciled`);
    },
    close: () => {
      client.destroy();
      queues.destroy();
    },
  };
}
