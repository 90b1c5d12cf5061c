/**
 * Simulates an open dashboard without a browser: runs the page's own list code, which the live
 * channel updates. Reads the list again after each connection, as the page does.
 */
import { on } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import {
  listSubmissions,
  onSubmissionChanged,
  type ListSubmissions,
  type SubmissionRowView,
} from '../../../contract/graphql-operations.ts';
import { createRecentEvents } from '../../../frontend/dashboard/submissions/list/recent-events.ts';
import {
  applyEvent,
  LIST_LENGTH,
  type SubmissionList,
} from '../../../frontend/dashboard/submissions/list/submission-list.ts';
import { graphql } from '../../end-to-end/account.ts';
import type { StageOutputs } from '../../end-to-end/stage.ts';
import { SocketClient, type Frame } from '../../local-cloud/appsync/socket-client.ts';

const AGAIN_MS = 500;

export interface LivePage {
  userId: string;
  rows: () => readonly SubmissionRowView[];
  /** How many times the dashboard has connected to the live channel so far. */
  connections: () => number;
  close: () => void;
}

/**
 * @param token returns an access token that is still valid; it is called before each connection.
 */
export function openLivePage(
  outputs: StageOutputs,
  token: () => Promise<string>,
  userId: string,
): LivePage {
  const recent = createRecentEvents();
  let list: SubmissionList | undefined;
  let socket: SocketClient | undefined;
  let [isOpen, connections] = [true, 0];

  async function reload(accessToken: string): Promise<void> {
    while (isOpen) {
      const since = Date.now();
      const variables = { limit: LIST_LENGTH };
      const answer = await graphql<ListSubmissions>(
        outputs,
        accessToken,
        listSubmissions,
        variables,
      )
        .then(({ data }) => data)
        .catch(() => null);
      if (answer) {
        list = recent.applyTo({ rows: answer.listSubmissions.items }, {}, since);
        return;
      }
      await wait(AGAIN_MS);
    }
  }

  async function listen(): Promise<void> {
    const accessToken = await token();
    const address = outputs.GraphqlUrl.replace('http', 'ws') + '/realtime';
    const client = new SocketClient(address, accessToken);
    socket = client;
    const messages = on(client.socket, 'message', { close: ['close'] });
    await client.connect();
    client.start('1', accessToken, onSubmissionChanged);
    await client.next('start_ack');
    connections += 1;
    const reading = reload(accessToken);
    for await (const [data] of messages as AsyncIterable<[Buffer]>) {
      const { type, payload } = JSON.parse(data.toString()) as Frame;
      if (type === 'error' || type === 'complete') throw new Error('The subscription has ended');
      if (type !== 'data') continue;
      const row = payload?.data?.['onSubmissionChanged'] as SubmissionRowView;
      recent.note(row);
      if (list) list = applyEvent(list, row);
      void reading;
    }
    throw new Error('The connection is lost');
  }

  async function stayConnected(): Promise<void> {
    while (isOpen) {
      await listen().catch(() => socket?.close());
      await wait(AGAIN_MS);
    }
  }

  void stayConnected();
  return {
    userId,
    rows: () => list?.rows ?? [],
    connections: () => connections,
    close: () => {
      isOpen = false;
      socket?.close();
    },
  };
}
