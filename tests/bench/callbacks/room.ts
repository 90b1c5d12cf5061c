/** A local cloud with users whose callbacks reach the bench's own receiver. */
import { rm } from 'node:fs/promises';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { PutCommand, UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import {
  createCallback,
  testCallback,
  type Operation,
} from '../../../contract/graphql-operations.ts';
import type { SubmissionRow } from '../../../contract/submission.ts';
import { createDocumentClient } from '../../../functions/stores/dynamodb/document-client.ts';
import { operatorCredentials } from '../../../local-cloud/iam/operator.ts';
import { loopback, portsFrom } from '../../../local-cloud/ports.ts';
import { region } from '../../../local-cloud/template/template.ts';
import { createAccount, graphql, readSiteConfig } from '../../end-to-end/account.ts';
import { claimPorts } from '../../end-to-end/claim-ports.ts';
import { makeDataDir, startLocalCloud, type StageOutputs } from '../../end-to-end/stage.ts';
import { aRow } from '../../functions/builders.ts';
import { SocketClient } from '../../local-cloud/appsync/socket-client.ts';
import { until } from '../../until.ts';
import { startReceiver, type Kind, type Receiver } from './receiver.ts';

export interface User {
  userId: string;
  accessToken: string;
}

export interface Endpoint {
  id: string;
  address: string;
}

export interface Room {
  outputs: StageOutputs;
  rows: DynamoDBDocumentClient;
  tableName: (logicalId: string) => string;
  receiver: Receiver;
  /**
   * For each submission's id, when the receiver was first called, in milliseconds of
   * `performance.now()`. The submission's id is the first part of the event's id.
   */
  calledAt: ReadonlyMap<string, number>;
  ask: <Data, Variables extends object>(
    user: User,
    operation: Operation<Data, Variables>,
    variables: Variables,
  ) => Promise<Data>;
  addUser: () => Promise<User>;
  /** Adds endpoints that have accepted a test call. */
  addEndpoints: (user: User, kind: Kind, count: number) => Promise<Endpoint[]>;
  /**
   * Writes an open submission into the table, then ends it.
   * @returns the submission's id and when it ended, in milliseconds of `performance.now()`.
   */
  endRow: (user: User) => Promise<{ id: string; endedAt: number }>;
  /**
   * Subscribes to the user's live events.
   * @returns when the first event of each row arrived, in milliseconds of `performance.now()`, by
   *   the row's id.
   */
  watch: (user: User) => Promise<ReadonlyMap<string, number>>;
  close: () => Promise<void>;
}

export async function openRoom(): Promise<Room> {
  const { base, release } = await claimPorts();
  const dataDir = await makeDataDir();
  const cloud = await startLocalCloud({ dataDir, port: base });
  const { outputs } = cloud;
  const connection = {
    ...{ region, credentials: operatorCredentials },
    endpoint: loopback(portsFrom(base).database),
  };
  const admin = new DynamoDBClient(connection);
  const { TableNames = [] } = await admin.send(new ListTablesCommand({}));
  admin.destroy();
  const tableName = (logicalId: string) =>
    TableNames.find((name) => name.includes(`-${logicalId}`)) ?? logicalId;
  const rows = createDocumentClient(connection);
  const calledAt = new Map<string, number>();
  const receiver = await startReceiver((eventId) => {
    const [id = ''] = eventId.split('_');
    if (!calledAt.has(id)) calledAt.set(id, performance.now());
  });
  const sockets: SocketClient[] = [];
  const ask: Room['ask'] = async ({ accessToken }, operation, variables) => {
    const { data, errors } = await graphql(outputs, accessToken, operation, variables);
    if (!data) throw new Error(JSON.stringify(errors));
    return data;
  };
  return {
    ...{ outputs, rows, tableName, receiver, calledAt, ask },
    addUser: async () => {
      const { accessToken } = await createAccount(outputs);
      const [, claims = ''] = accessToken.split('.');
      const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string };
      return { userId: sub, accessToken };
    },
    addEndpoints: async (user, kind, count) => {
      const endpoints: Endpoint[] = [];
      for (let number = 0; number < count; number += 1) {
        const address = receiver.addressOf(kind, `${user.userId}/${number}`);
        const chosen = { address, events: ['submission.succeeded'] };
        const { callback } = (await ask(user, createCallback, chosen)).createCallback;
        await ask(user, testCallback, { id: callback.id });
        await until('the test to arrive', () => receiver.calls.has(new URL(address).pathname));
        endpoints.push({ id: callback.id, address });
      }
      return endpoints;
    },
    endRow: ({ userId }) => endRow(rows, tableName('SubmissionsTable'), userId),
    watch: async ({ accessToken }) => {
      const { realtimeUrl = '' } = await readSiteConfig(outputs);
      const host = new URL(outputs.GraphqlUrl).host;
      const credential = { Authorization: accessToken };
      const socket = new SocketClient(realtimeUrl, credential, { host });
      sockets.push(socket);
      await socket.connect();
      socket.start('1', credential, 'subscription { onSubmissionChanged { id status } }');
      await socket.next('start_ack');
      const toldAt = new Map<string, number>();
      socket.socket.on('message', (data: Buffer) => {
        const [, id = ''] = /"onSubmissionChanged":\{.*?"id":"([^"]+)"/.exec(data.toString()) ?? [];
        if (!toldAt.has(id)) toldAt.set(id, performance.now());
      });
      return toldAt;
    },
    close: async () => {
      for (const socket of sockets) socket.close();
      rows.destroy();
      receiver.close();
      await cloud.stop();
      await release();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function endRow(rows: DynamoDBDocumentClient, TableName: string, userId: string) {
  const time = () => new Date().toISOString();
  const row: SubmissionRow = aRow({ userId, createdAt: time(), updatedAt: time() });
  await rows.send(new PutCommand({ TableName, Item: row }));
  const { id, version } = row;
  const endedAt = performance.now();
  await rows.send(
    new UpdateCommand({
      TableName,
      Key: { userId, id },
      UpdateExpression: 'SET #status = :success, version = :version, updatedAt = :now',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: {
        ...{ ':success': 'success', ':version': version + 1, ':now': time() },
      },
    }),
  );
  return { id, endedAt };
}
