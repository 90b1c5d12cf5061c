/**
 * The columns of the authorisation matrix: the callers, and for each caller the user that the
 * service must recognise.
 */
import { signedHeaders } from '../../local-cloud/appsync/api-under-test.ts';
import { defaultScopes, type ApiScope } from '../../../contract/api-routes.ts';
import { newKeyValue } from '../account.ts';
import { runsHere } from '../local-only.ts';
import type { Headers } from './ask.ts';
import * as forged from './forge.ts';
import type { World } from './people.ts';

export type Surface = 'graphql' | 'rest';

export interface Caller {
  name: string;
  shows: 'nothing' | 'token' | 'key' | 'signature';
  /**
   * The user whom the caller's credential belongs to; absent if neither GraphQL nor the REST API
   * accepts the credential.
   */
  is?: 'owner' | 'another' | 'signedOut';
  /** The scopes of the key; all scopes if absent. */
  scopes?: readonly ApiScope[];
  /**
   * The error type with which every resolver refuses the token, although AppSync accepts the token.
   */
  refusedByResolvers?: 'Unauthorized' | 'SessionEnded';
  /** The caller has deleted their account. */
  hasLeft?: true;
  credential: (world: World) => string | Promise<string>;
}

const noCredential = () => '';
const refusedEverywhere: readonly Caller[] = [
  {
    name: 'a deleted user',
    shows: 'token',
    hasLeft: true,
    refusedByResolvers: 'SessionEnded',
    credential: (world) => world.deleted.accessToken,
  },
  { name: "a deleted user's key", shows: 'key', credential: (w) => w.deleted.key.keyValue },
  { name: 'nobody', shows: 'nothing', credential: noCredential },
  { name: 'a key that nobody has', shows: 'key', credential: newKeyValue },
  { name: 'a deleted key', shows: 'key', credential: (world) => world.deletedKey.keyValue },
  { name: 'an expired key', shows: 'key', credential: (world) => world.expiredKey.keyValue },
  { name: 'an unsigned token', shows: 'token', credential: (world) => forged.unsigned(world) },
  { name: 'a token with changed claims', shows: 'token', credential: forged.withOwnersName },
  { name: "a stranger's signature", shows: 'token', credential: forged.signedByStranger },
  { name: 'the public key as a secret', shows: 'token', credential: forged.signedByPublicKey },
  {
    name: 'an ID token',
    shows: 'token',
    refusedByResolvers: 'Unauthorized',
    credential: (world) => world.owner.idToken,
  },
  {
    name: 'a session that was signed out everywhere',
    shows: 'token',
    refusedByResolvers: 'SessionEnded',
    credential: (world) => world.signedOut.accessToken,
  },
  { name: 'an unknown role', shows: 'signature', credential: noCredential },
];

/** Callers whose tokens are signed with the user pool's private key, so on the local cloud only. */
const withPoolsKey: readonly Caller[] = [
  { name: 'an expired token', shows: 'token', credential: forged.expired },
  { name: 'a token of another issuer', shows: 'token', credential: forged.ofAnotherIssuer },
  { name: 'a token of another client', shows: 'token', credential: forged.ofAnotherClient },
  { name: 'a token without an end', shows: 'token', credential: forged.withoutEnd },
];

const cutOff: readonly Caller[] = [
  {
    name: 'a disabled user',
    shows: 'token',
    refusedByResolvers: 'SessionEnded',
    credential: (world) => world.disabled.accessToken,
  },
  { name: "a disabled user's key", shows: 'key', credential: (w) => w.disabled.key.keyValue },
];

const admitted: readonly Caller[] = [
  { name: 'another user', shows: 'token', is: 'another', credential: (w) => w.another.accessToken },
  { name: "another's key", shows: 'key', is: 'another', credential: (w) => w.another.key.keyValue },
  // A sign-out does not affect API keys; only deleting a key ends its access.
  {
    name: 'the key of somebody signed out',
    shows: 'key',
    is: 'signedOut',
    credential: (w) => w.signedOut.key.keyValue,
  },
  { name: "the owner's key", shows: 'key', is: 'owner', credential: (w) => w.owner.key.keyValue },
  { name: 'the owner', shows: 'token', is: 'owner', credential: (w) => w.owner.accessToken },
];

const callersBy = { poolsKey: withPoolsKey, operator: cutOff } as const;
const reasons = ['poolsKey', 'operator'] as const;

export const callers: readonly Caller[] = [
  ...refusedEverywhere,
  ...reasons.filter(runsHere).flatMap((why) => callersBy[why]),
  ...admitted,
];

/**
 * Callers with API keys that were rotated or have special scopes. They call only the REST API,
 * because GraphQL accepts no API keys.
 */
export const scopedCallers: readonly Caller[] = [
  {
    name: 'the ended value of a rotated key',
    shows: 'key',
    credential: ({ rotated }) => rotated.ended,
  },
  {
    name: 'the value of a rotated key',
    ...{ shows: 'key', is: 'another', credential: ({ rotated }) => rotated.current },
  },
  {
    name: 'the value before, in its overlap',
    ...{ shows: 'key', is: 'another', credential: ({ rotated }) => rotated.former },
  },
  {
    name: 'a key that may only ask',
    ...{ shows: 'key', is: 'another', scopes: ['status'] },
    credential: ({ scoped }) => scoped.onlyAsks.keyValue,
  },
  {
    name: 'a key that may do all but ask',
    ...{ shows: 'key', is: 'another', scopes: ['send', 'read', 'manage'] },
    credential: ({ scoped }) => scoped.neverAsks.keyValue,
  },
  {
    name: "the owner's key that was made without naming scopes",
    ...{ shows: 'key', is: 'owner', scopes: defaultScopes },
    credential: ({ scoped }) => scoped.plain.keyValue,
  },
];

/** The callers that this stage cannot provide, with the reason. */
export const absentCallers = reasons
  .filter((why) => !runsHere(why))
  .flatMap((why) => callersBy[why].map(({ name }) => ({ name, why })));

/**
 * Returns which user the caller is for this API. Undefined if this API does not accept the caller's
 * kind of credential: GraphQL accepts only tokens, the REST API only API keys.
 */
export function standing({ shows, is }: Caller, surface: Surface): Caller['is'] {
  return shows === (surface === 'graphql' ? 'token' : 'key') ? is : undefined;
}

/** The ways in which a caller can send its credential; the first is the documented way. */
export async function presentations(
  caller: Caller,
  world: World,
  surface: Surface,
  body = '',
): Promise<Headers[]> {
  const { shows } = caller;
  if (shows === 'nothing') return [{}];
  if (shows === 'signature') return [await signedByStranger(world, body)];
  const credential = await caller.credential(world);
  const asToken = [{ authorization: credential }, { authorization: `Bearer ${credential}` }];
  const asKey = { 'x-api-key': credential };
  const all = surface === 'graphql' ? [...asToken, asKey] : [asKey, ...asToken];
  return standing(caller, surface) ? all.slice(0, 1) : all;
}

async function signedByStranger({ stage }: World, body: string): Promise<Headers> {
  const key = { id: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' };
  const headers = await signedHeaders({ url: stage.outputs.GraphqlUrl }, body, { key });
  // The client that sends the request adds its own `host` header, whose value must equal the signed
  // host.
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'host'));
}

/** The status with which each API refuses a caller that it does not know. */
export function refusalStatus(
  { shows, refusedByResolvers }: Caller,
  surface: Surface,
  headers: Headers,
): number {
  if (surface === 'rest') return 'x-api-key' in headers ? 403 : 401;
  if (refusedByResolvers && 'authorization' in headers) return 200;
  return shows === 'signature' ? 403 : 401;
}
