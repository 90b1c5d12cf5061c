/** SQS's endpoint: its JSON protocol over HTTP, with the permissions of the request's signer. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as readBody } from 'node:stream/consumers';
import { asError } from '../../contract/errors.ts';
import type { Access } from '../iam/access.ts';
import { listen, type Listening } from '../listen.ts';
import { createLongPolls, type LongPolls } from './long-polls.ts';
import { openMessageStore, type MessageStore } from './message-store.ts';
import { operations, SqsError } from './operations.ts';

export interface QueueServerOptions {
  port: number;
  /** The folder for the stored data; if undefined, the data are stored in memory. */
  dataDir?: string;
  /** Decides which caller may call which operation; undefined allows every call. */
  access?: Access;
}

interface Serving {
  store: MessageStore;
  polls: LongPolls;
  access: Access | undefined;
}

export async function startQueues({
  port,
  dataDir,
  access,
}: QueueServerOptions): Promise<Listening> {
  const store = openMessageStore(dataDir);
  const serving = { store, polls: createLongPolls(store), access };
  const server = createServer((request, response) => {
    serve(serving, request, response).catch((error: unknown) => response.destroy(asError(error)));
  });
  const listening = await listen(server, port);
  const close = () => listening.close().finally(store.close);
  return { ...listening, close };
}

async function serve(
  { store, polls, access }: Serving,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '', url = '', headers } = request;
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const [, name = ''] = String(headers['x-amz-target'] ?? '').split('.');
  const text = await readBody(request);
  const refusal = access?.refusal(
    { method, url, headers },
    // A batch operation needs the permission of the operation for a single message.
    `sqs:${name.replace(/Batch$/, '')}`,
  );
  if (refusal) return send(response, 403, refused(refusal));
  const run = operations[name];
  if (!run) return send(response, 400, refused('InvalidAction', `${name} is not emulated`));
  try {
    const origin = `http://${headers.host ?? ''}`;
    const input: unknown = JSON.parse(text);
    send(response, 200, await run(input, { store, polls, origin, signal: gone.signal }));
  } catch (error: unknown) {
    if (!(error instanceof SqsError)) throw error;
    send(response, 400, refused(error.code, error.message));
  }
}

function refused(code: string, message = code) {
  return { __type: `com.amazonaws.sqs#${code}`, message };
}

function send(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.0',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}
