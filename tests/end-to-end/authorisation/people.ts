/**
 * The two users of the authorisation tests, with all data that one user might try to get from the
 * other: API keys, a failed and a sent submission with a screenshot, cursors, and an open live
 * subscription.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import {
  createCallback,
  createTargetForm,
  deleteAccount,
  deleteApiKey,
  getSubmissionRow,
  rotateApiKey,
  signOutEverywhere,
  testCallback,
  type ApiKeyView,
} from '../../../contract/graphql-operations.ts';
import { apiScopes, type ApiScope } from '../../../contract/api-routes.ts';
import { encodeCursor } from '../../../functions/stores/dynamodb/page-cursor.ts';
import { aTwinOf } from '../../functions/builders.ts';
import { SocketClient } from '../../local-cloud/appsync/socket-client.ts';
import {
  buildLead,
  createAccount,
  createKey,
  graphql,
  newKeyValue,
  readSiteConfig,
  sendLead,
  type Account,
  type LeadBody,
} from '../account.ts';
import { runsHere } from '../local-only.ts';
import type { Stage, StageOutputs } from '../stage.ts';
import { runUserCommand } from '../operator-commands.ts';
import type { FieldRow } from './rows.ts';
import type { Owned } from './rules.ts';
import { until } from '../../until.ts';
import { KEY_CACHE_MS, LEAD_WAIT_MS } from '../../time-limits.ts';

export interface Person extends Account {
  sub: string;
  key: ApiKeyView;
  /** The id of a draft form. */
  formId: string;
  callbackIds: readonly [string, string];
  /** The id of the test event that was sent to the first callback. */
  eventId: string;
  leads: LeadBody[];
  /** The ids of the submissions, in the order of `leads`. */
  submissions: string[];
  /** A socket, opened before the first lead, that receives the changes of the user's own data. */
  live: SocketClient;
}

export interface World {
  stage: Stage;
  realtimeUrl: string;
  owner: Person;
  another: Person;
  /** The owner's deleted key; it was in use before the deletion. */
  deletedKey: ApiKeyView;
  /** The owner's expired key; it was never used before it expired. */
  expiredKey: ApiKeyView;
  /**
   * Keys with special scopes: two keys of the other user with few scopes, and a key of the owner
   * that was created without a choice of scopes. The first key of each person has all scopes.
   */
  scoped: Record<'onlyAsks' | 'neverAsks' | 'plain', ApiKeyView>;
  /**
   * The values of a key that the other user rotated twice: the current value, the former value,
   * which still works, and the first value, which no longer works.
   */
  rotated: Record<'current' | 'former' | 'ended', string>;
  /** A user who has signed out on all devices. */
  signedOut: Person;
  /**
   * A user who was disabled by the operator's command, on stages where the tests may run this
   * command. The user's key was in use before.
   */
  disabled: Person;
  /** A user who has deleted their own account; the user's key was in use. */
  deleted: Person;
  close: () => void;
}

export async function openWorld(stage: Stage, rows: readonly FieldRow[]): Promise<World> {
  const { outputs } = stage;
  const realtimeUrl = await realtimeUrlOf(outputs);
  const another = await newPerson(outputs, realtimeUrl, rows);
  const owner = await newPerson(outputs, realtimeUrl, rows);
  const expiredKey = await createKey(outputs, owner.accessToken, 'Ends now', {
    expiresAt: new Date(Date.now() + 20_000).toISOString(),
  });
  const mayOnly = (scopes: ApiScope[]) =>
    createKey(outputs, another.accessToken, `May ${scopes.join(' ')}`, { scopes });
  const scoped = {
    onlyAsks: await mayOnly(['status']),
    neverAsks: await mayOnly(['send', 'read', 'manage']),
    plain: await createKey(outputs, owner.accessToken, 'Without further scopes'),
  };
  const rotated = await rotateTwice(outputs, another);
  const deletedKey = await createKey(outputs, owner.accessToken, 'Deleted');
  // Uses the key before its deletion, so that API Gateway has cached the authoriser's answer about
  // it.
  await use(outputs, deletedKey);
  await graphql(outputs, owner.accessToken, deleteApiKey, { id: deletedKey.id });
  const signedOut = await newPerson(outputs, realtimeUrl, rows);
  await graphql(outputs, signedOut.accessToken, signOutEverywhere);
  const disabled = await newPerson(outputs, realtimeUrl, rows, async ({ email, key }) => {
    await use(outputs, key);
    if (runsHere('operator')) await runUserCommand(stage, 'disable', email);
  });
  const deleted = await newPerson(
    outputs,
    realtimeUrl,
    rows,
    async ({ email, accessToken, key }) => {
      await use(outputs, key);
      await graphql(outputs, accessToken, deleteAccount, { email });
    },
  );
  await send(outputs, another, {});
  await send(outputs, owner, { city: 'Nowhere' });
  await send(outputs, owner, {});
  for (const person of [another, owner]) await untilFinal(outputs, person);
  await untilPast(expiredKey.expiresAt);
  const keys = [deletedKey, deleted.key, ...(runsHere('operator') ? [disabled.key] : [])];
  for (const key of keys) {
    const isRefused = async () => (await use(outputs, key)) === 403;
    await until('the key is refused', isRefused, KEY_CACHE_MS);
  }
  return {
    ...{ stage, realtimeUrl, owner, another, signedOut, disabled, deleted },
    ...{ deletedKey, expiredKey, scoped, rotated },
    close: () => {
      for (const { live } of [owner, another, signedOut, disabled, deleted]) live.close();
    },
  };
}

/**
 * None of the key's values is used before the tests, so API Gateway has no cached answer about any
 * of them.
 */
async function rotateTwice(outputs: StageOutputs, { accessToken }: Person) {
  const scopes = [...apiScopes];
  const { id, keyValue: ended } = await createKey(outputs, accessToken, 'Rotated', { scopes });
  const [former, current] = [newKeyValue(), newKeyValue()];
  for (const keyValue of [former, current]) {
    const rotation = { id, keyValue, overlapHours: 168 };
    const { errors } = await graphql(outputs, accessToken, rotateApiKey, rotation);
    if (errors) throw new Error(`rotateApiKey failed: ${JSON.stringify(errors)}`);
  }
  return { current, former, ended };
}

/**
 * Requests a submission that does not exist.
 * @returns the status of the answer.
 */
async function use({ WebhookUrl }: StageOutputs, { keyValue }: ApiKeyView): Promise<number> {
  const url = `${WebhookUrl}/${randomUUID()}`;
  return (await fetch(url, { headers: { 'x-api-key': keyValue } })).status;
}

/**
 * @param last a function that is called before the new user is signed out, while Cognito itself
 * still accepts the token.
 */
async function newPerson(
  outputs: StageOutputs,
  realtimeUrl: string,
  rows: readonly FieldRow[],
  last: (person: Person) => Promise<void> = () => Promise.resolve(),
): Promise<Person> {
  let person: Person | undefined;
  await createAccount(outputs, async (account) => {
    const sub = decodeJwt(account.accessToken).sub ?? '';
    const key = await createKey(outputs, account.accessToken, `Key of ${sub}`, {
      scopes: [...apiScopes],
    });
    const live = await listen(outputs, realtimeUrl, account, rows);
    const formId = await addForm(outputs, account, `Form of ${sub}`);
    const hooks = await addCallbacks(outputs, account);
    person = { ...account, sub, key, formId, ...hooks, leads: [], submissions: [], live };
    await last(person);
  });
  if (!person) throw new Error('Nobody came');
  return person;
}

async function addForm(
  outputs: StageOutputs,
  { accessToken }: Account,
  name: string,
): Promise<string> {
  const form = { name, shortName: 'loans', url: 'https://forms.example/loan', confirmed: true };
  const { data } = await graphql(outputs, accessToken, createTargetForm, form);
  if (!data) throw new Error('The form was not added');
  return data.createTargetForm.id;
}

/**
 * Creates two callbacks, at addresses that no name server knows, and sends a test event to the
 * first.
 */
async function addCallbacks(
  outputs: StageOutputs,
  { accessToken }: Account,
): Promise<Pick<Person, 'callbackIds' | 'eventId'>> {
  const add = async (address: string) => {
    const chosen = { address, events: ['form.paused'] };
    const { data } = await graphql(outputs, accessToken, createCallback, chosen);
    if (!data) throw new Error('The callback was not added');
    return data.createCallback.callback.id;
  };
  const id = await add('https://hooks.example/first');
  const callbackIds = [id, await add('https://hooks.example/second')] as const;
  const { data } = await graphql(outputs, accessToken, testCallback, { id });
  if (!data) throw new Error('The callback was not tested');
  return { callbackIds, eventId: data.testCallback.eventId };
}

/** Subscribes to all live events about the user's own data. */
async function listen(
  outputs: StageOutputs,
  realtimeUrl: string,
  { accessToken }: Account,
  rows: readonly FieldRow[],
): Promise<SocketClient> {
  const credential = { Authorization: accessToken };
  const live = new SocketClient(realtimeUrl, credential, { host: apiHost(outputs) });
  await live.connect();
  for (const { name, document } of rows.filter(({ kind }) => kind === 'subscription')) {
    live.start(name, credential, document);
    await live.next('start_ack');
  }
  return live;
}

/**
 * The host that a realtime client must name in its credentials: the host of the GraphQL API, which
 * differs from the socket's host.
 */
export const apiHost = ({ GraphqlUrl }: StageOutputs) => new URL(GraphqlUrl).host;

/** https://docs.aws.amazon.com/appsync/latest/devguide/real-time-websocket-client.html */
async function realtimeUrlOf(outputs: StageOutputs): Promise<string> {
  const { realtimeUrl } = await readSiteConfig(outputs);
  const onAws = outputs.GraphqlUrl.replace('https', 'wss').replace(
    'appsync-api',
    'appsync-realtime-api',
  );
  return realtimeUrl ?? onAws;
}

async function send(outputs: StageOutputs, person: Person, changes: Partial<LeadBody>) {
  const mark = randomUUID().slice(0, 8);
  const phone = `+9198${randomInt(10_000_000, 99_999_999)}`;
  const lead = buildLead({ name: `Zora ${mark}`, phone, ...changes });
  const { status, body } = await sendLead(outputs, person.key.keyValue, lead);
  if (status !== 202) throw new Error(`The lead was answered ${status}`);
  person.leads.push(lead);
  person.submissions.push(String(body['submissionId']));
}

/** Waits until the bot has finished each submission and the live channel has reported it. */
async function untilFinal(outputs: StageOutputs, { accessToken, submissions, live }: Person) {
  for (const id of submissions) {
    await until(
      `submission ${id} is final`,
      async () => {
        const { data } = await graphql(outputs, accessToken, getSubmissionRow, { id });
        const status = data?.getSubmission?.status;
        return status === 'success' || status === 'error';
      },
      LEAD_WAIT_MS,
    );
    await until(`the live channel knows ${id}`, () =>
      live.frames.some((frame) => JSON.stringify(frame).includes(id)),
    );
  }
}

/**
 * Waits in real time until the key has expired, because no test can change the expiry that the
 * service stores.
 */
async function untilPast(time: string | null): Promise<void> {
  const left = Date.parse(time ?? '') - Date.now();
  if (left >= 0) await wait(left + 1);
}

/** Texts that must not appear in any answer to another user. */
export function marksOf(person: Person): string[] {
  const { sub, email, key, formId, callbackIds, leads, submissions } = person;
  const people = leads.flatMap((lead) => [lead.name, lead.phone, lead.email]);
  const things = [key.id, key.keyName, key.keyValue, formId, ...callbackIds];
  return [sub, email, ...things, ...submissions, ...people];
}

/** The id of one of the owner's items of each kind, for example of the failed submission. */
export function owned({ owner }: World, kind: Owned): string {
  const [failed = '', sent = ''] = owner.submissions;
  const things = {
    apiKey: owner.key.id,
    submission: failed,
    targetForm: owner.formId,
    callback: owner.callbackIds[0],
    secondCallback: owner.callbackIds[1],
    delivery: owner.eventId,
    cursor: encodeCursor(sent),
    text: owner.leads[0]?.email ?? '',
  };
  return things[kind];
}

/** An id that belongs to no item. Its format, and the time in the id, are those of a real id. */
export function madeUp(world: World, kind: Owned): string {
  if (kind === 'text') return `nobody.${randomUUID()}@leads.example`;
  if (kind === 'cursor') return encodeCursor(aTwinOf(world.owner.submissions[1] ?? ''));
  if (kind === 'delivery') return owned(world, kind).replace(/^[^_]+/, aTwinOf);
  return aTwinOf(owned(world, kind));
}
