/** Calls the real endpoints with any headers, and returns the complete answer. */
import { SocketClient, type Frame } from '../../local-cloud/appsync/socket-client.ts';
import { withinLimit, type ReportedError } from '../within-limit.ts';
import { apiHost, owned, type World } from './people.ts';
import type { FieldRow, RouteRow } from './rows.ts';
import type { ArgumentRule, FieldRule, RouteRule } from './rules.ts';

export type Headers = Record<string, string>;

export interface Answer {
  status: number;
  /**
   * The headers and the raw body of the answer; tests search this text for data that it must not
   * contain.
   */
  whole: string;
  body: {
    data?: Record<string, unknown> | null;
    errors?: ReportedError[];
    [name: string]: unknown;
  };
}

async function post(url: string, request: RequestInit): Promise<Answer> {
  const response = await fetch(url, request);
  const text = await response.text();
  const { status, headers } = response;
  const body = (text === '' ? {} : JSON.parse(text)) as Answer['body'];
  return { status, body, whole: `${JSON.stringify([...headers])}\n${text}` };
}

export async function askGraphql(world: World, body: string, headers: Headers): Promise<Answer> {
  const { GraphqlUrl } = world.stage.outputs;
  const all = { 'content-type': 'application/json', ...headers };
  const { answer } = await withinLimit(async () => {
    const answer = await post(GraphqlUrl, { method: 'POST', headers: all, body });
    return { answer, ...(answer.body.errors && { errors: answer.body.errors }) };
  });
  return answer;
}

/** An operation with its required arguments, filled with the ids of the owner's items. */
export function operationOf(
  world: World,
  row: FieldRow,
  rule: FieldRule,
  changes: Record<string, unknown> = {},
): string {
  const variables = row.arguments
    .filter(({ required }) => required)
    .map(({ name }) => [name, valueOf(world, rule.arguments?.[name])] as const);
  return JSON.stringify({
    query: row.document,
    variables: { ...Object.fromEntries(variables), ...rule.alsoSends, ...changes },
  });
}

function valueOf(world: World, rule: ArgumentRule | undefined): unknown {
  if (!rule) return null;
  if ('own' in rule) return world.owner[rule.own];
  if ('json' in rule) return JSON.stringify(rule.json());
  return 'names' in rule ? owned(world, rule.names) : rule.value();
}

/** A request to a route, with the ids of the owner's items in its path. */
export function askRoute(
  world: World,
  row: RouteRow,
  rule: RouteRule,
  headers: Headers,
  changes: Record<string, string> = {},
): Promise<Answer> {
  const path = row.path.replace(/\{(\w+)\+?\}/g, (_all, name: string) => {
    return encodeURIComponent(changes[name] ?? String(valueOf(world, rule.arguments?.[name])));
  });
  const stageUrl = world.stage.outputs.WebhookUrl.replace(/\/process-lead$/, '');
  const body = rule.body && JSON.stringify(rule.body());
  return post(`${stageUrl}${path}`, {
    method: row.method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body }),
  });
}

export interface SubscriptionAnswer {
  refused?: { at: 'connect' | 'start'; errorType: string };
  frames: Frame[];
}

/** Opens the realtime channel with one credential and starts a subscription with another. */
export async function askToSubscribe(
  world: World,
  { document }: FieldRow,
  credentials: { connect: Headers; start: Headers },
): Promise<SubscriptionAnswer> {
  const host = apiHost(world.stage.outputs);
  const client = new SocketClient(world.realtimeUrl, credentials.connect, { host });
  try {
    await client.opened();
    client.send({ type: 'connection_init' });
    const greeting = await client.next('connection_ack', 'connection_error');
    if (greeting.type === 'connection_error') return refusal('connect', greeting, client);
    client.start('1', credentials.start, document);
    const answer = await client.next('start_ack', 'error');
    if (answer.type === 'error') return refusal('start', answer, client);
    return { frames: client.frames };
  } finally {
    client.close();
  }
}

function refusal(
  at: 'connect' | 'start',
  frame: Frame,
  { frames }: SocketClient,
): SubscriptionAnswer {
  const errorType = frame.payload?.errors?.[0]?.errorType ?? '';
  return { refused: { at, errorType }, frames: [...frames, frame] };
}
