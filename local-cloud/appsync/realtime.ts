/**
 * The realtime channel: AppSync's `graphql-ws` protocol. The token comes in a subprotocol (as the
 * Amplify client sends it) or in the query parameter of older clients. The token is checked when
 * the socket opens and when a subscription starts. As in AppSync, a token that expires later ends
 * no subscription.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod/mini';
import { MINUTE_MS } from '../../contract/time-units.ts';
import { Unauthorised, type Caller } from './caller.ts';
import { InvalidOperation, type Answer } from './operation.ts';
import type { Subscription } from './subscriptions.ts';

const PROTOCOL = 'graphql-ws';
const CONNECTION_TIMEOUT_MS = 5 * MINUTE_MS;
const KEEP_ALIVE_MS = MINUTE_MS;
const MOST_SUBSCRIPTIONS = 100;
const LARGEST_BACKLOG_BYTES = 8 * 1024 * 1024;
const paths = new Set(['/graphql', '/graphql/realtime', '/realtime']);

const headersSchema = z.record(z.string(), z.unknown());
const messageSchema = z.object({
  type: z.string(),
  id: z.optional(z.string()),
  payload: z.optional(
    z.object({
      data: z.string(),
      extensions: z.object({ authorization: headersSchema }),
    }),
  ),
});
type Message = z.infer<typeof messageSchema>;

export interface RealtimeOptions {
  server: Server;
  authenticate: (headers: Record<string, unknown>, sourceIp: string) => Promise<Caller>;
  prepare: (
    text: string,
    caller: Caller,
    headers: Record<string, string>,
  ) => Promise<Omit<Subscription, 'deliver' | 'end'>>;
}

export interface Realtime {
  subscriptions: () => Iterable<Subscription>;
  close: () => void;
}

interface Connection {
  socket: WebSocket;
  sourceIp: string;
  admitted: Promise<Unauthorised | undefined>;
  acknowledged: boolean;
  live: Map<string, Subscription>;
}

export function openRealtime(options: RealtimeOptions): Realtime {
  const connections = new Set<Connection>();
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 1024 * 1024,
    handleProtocols: () => PROTOCOL,
  });
  options.server.on('upgrade', (request: IncomingMessage, raw: Duplex, head: Buffer) => {
    raw.on('error', () => raw.destroy());
    if (!isRealtimeCall(request)) {
      raw.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, raw, head, (socket) => {
      const connection = welcome(options, request, socket);
      connections.add(connection);
      socket.on('close', () => connections.delete(connection));
    });
  });
  const beat = setInterval(() => {
    for (const { acknowledged, socket } of connections)
      if (acknowledged) send(socket, { type: 'ka' });
  }, KEEP_ALIVE_MS);
  beat.unref();
  return {
    subscriptions: () => [...connections].flatMap(({ live }) => [...live.values()]),
    close: () => {
      clearInterval(beat);
      for (const { socket } of connections) socket.terminate();
      sockets.close();
    },
  };
}

function isRealtimeCall(request: IncomingMessage): boolean {
  const pathname = URL.parse(request.url ?? '/', 'http://127.0.0.1')?.pathname ?? '';
  return paths.has(pathname) && protocolsOf(request).includes(PROTOCOL);
}

function protocolsOf(request: IncomingMessage): string[] {
  return (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
}

function welcome(
  options: RealtimeOptions,
  request: IncomingMessage,
  socket: WebSocket,
): Connection {
  const sourceIp = request.socket.remoteAddress ?? '';
  const admitted = Promise.resolve()
    .then(() => options.authenticate(authorisationHeaders(request), sourceIp))
    .then(
      () => undefined,
      (error: unknown) => (error instanceof Unauthorised ? error : new Unauthorised()),
    );
  const connection: Connection = {
    socket,
    sourceIp,
    admitted,
    acknowledged: false,
    live: new Map(),
  };
  let turn: Promise<void> = Promise.resolve();
  socket.on('message', (data: Buffer) => {
    turn = turn.then(() => answerMessage(options, connection, data.toString('utf8')));
  });
  socket.on('error', () => socket.terminate());
  return connection;
}

function authorisationHeaders(request: IncomingMessage): Record<string, unknown> {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const encoded =
    protocolsOf(request)
      .find((name) => name.startsWith('header-'))
      ?.slice('header-'.length) ?? url.searchParams.get('header');
  const text = Buffer.from(encoded ?? '', 'base64').toString('utf8');
  return z.parse(headersSchema, JSON.parse(text));
}

async function answerMessage(
  options: RealtimeOptions,
  connection: Connection,
  text: string,
): Promise<void> {
  const { socket } = connection;
  const message = readMessage(text);
  const refused = await connection.admitted;
  if (refused) {
    const { errorType, message: why, status } = refused;
    const errors = [{ errorType, message: why, errorCode: status }];
    send(socket, { type: 'connection_error', payload: { errors } });
    socket.close(1008, errorType);
  } else if (message?.type === 'connection_init') {
    connection.acknowledged = true;
    const payload = { connectionTimeoutMs: CONNECTION_TIMEOUT_MS };
    send(socket, { type: 'connection_ack', payload });
    send(socket, { type: 'ka' });
  } else if (message?.type === 'start') {
    await startSubscription(options, connection, message);
  } else if (message?.type === 'stop' && message.id !== undefined) {
    if (connection.live.delete(message.id)) send(socket, { type: 'complete', id: message.id });
    else fail(socket, message.id, 'UnknownOperationError', 'Unknown operation id');
  } else {
    const what = `${message?.type ?? 'unknown'} not supported through the realtime channel`;
    fail(socket, message?.id, 'UnsupportedOperation', what);
  }
}

async function startSubscription(
  options: RealtimeOptions,
  { socket, sourceIp, live }: Connection,
  { id, payload }: Message,
): Promise<void> {
  if (id === undefined || !payload) {
    fail(socket, id, 'BadRequestException', 'A start needs an id and a payload');
  } else if (live.has(id)) {
    fail(socket, id, 'DuplicatedOperationError', 'The operation id is in use');
  } else if (live.size >= MOST_SUBSCRIPTIONS) {
    fail(socket, id, 'MaxSubscriptionsReachedError', 'Max number of 100 subscriptions reached');
  } else {
    try {
      const { authorization } = payload.extensions;
      const caller = await options.authenticate(authorization, sourceIp);
      const prepared = await options.prepare(payload.data, caller, textOnly(authorization));
      const deliver = (answer: Answer) => send(socket, { id, type: 'data', payload: answer });
      // Closes the whole socket, which also ends the client's other subscriptions, as in AppSync:
      // https://docs.aws.amazon.com/appsync/latest/devguide/aws-appsync-real-time-invalidation.html
      const end = () => {
        live.clear();
        send(socket, { id, type: 'complete', payload: { message: 'Subscription complete.' } });
        socket.close(1000);
      };
      live.set(id, { ...prepared, deliver, end });
      send(socket, { id, type: 'start_ack' });
    } catch (error: unknown) {
      refuseStart(socket, id, error);
    }
  }
}

function refuseStart(socket: WebSocket, id: string, error: unknown): void {
  if (error instanceof InvalidOperation && error.errors) {
    send(socket, { type: 'error', id, payload: { errors: error.errors } });
  } else if (error instanceof InvalidOperation) {
    fail(socket, id, 'BadRequestException', error.message);
  } else if (error instanceof Unauthorised) {
    fail(socket, id, error.errorType, error.message);
  } else {
    fail(socket, id, 'InternalFailure', 'The local AppSync failed');
  }
}

function readMessage(text: string): Message | undefined {
  try {
    return z.safeParse(messageSchema, JSON.parse(text)).data;
  } catch (error: unknown) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function fail(socket: WebSocket, id: string | undefined, errorType: string, message: string): void {
  const payload = { errors: [{ errorType, message }] };
  send(socket, { type: 'error', ...(id !== undefined && { id }), payload });
}

/**
 * Disconnects a client that does not read its messages, because unread messages would fill the
 * memory.
 */
function send(socket: WebSocket, message: object): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  if (socket.bufferedAmount > LARGEST_BACKLOG_BYTES) socket.terminate();
  else socket.send(JSON.stringify(message));
}

function textOnly(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name.toLowerCase(), value]] : [],
    ),
  );
}
