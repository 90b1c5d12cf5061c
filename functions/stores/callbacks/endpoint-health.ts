/**
 * The health of endpoints, for the function that calls them: takes a call slot (called a place in
 * the code) before a call, and records how the call ended. Never changes the address, the secrets
 * or the owner's settings.
 */
import { keysOf } from '../../../contract/keys-of.ts';
import {
  placeNames,
  type DisabledReason,
  type EndpointHealth,
  type EndpointRow,
} from '../../../contract/callbacks.ts';
import { updateIf } from '../dynamodb/conditional-write.ts';
import { readItem } from '../dynamodb/read-items.ts';
import {
  disabledShard,
  endpointKey,
  type CallbackTable,
  type EndpointKey,
  type HostWindow,
} from './callback-table.ts';
import { failingAfter } from './delivery-rules.ts';
import { readHostCalls, returnHostCall, takeHostCall } from './host-calls.ts';
import {
  isOnTrial,
  paceLimit,
  placeSeconds,
  placesOfEndpoint,
  trialOf,
  turnOf,
  type Turn,
  type Wanted,
} from './place-rules.ts';
import { freeUserPlace, takeUserPlace, type HeldPlace } from './user-places.ts';

const MOST_TRIES = 3;

/**
 * The endpoint's call slot that a running call has taken, together with the user's call slot for
 * the same call.
 */
export interface Place extends HeldPlace {
  key: EndpointKey;
  ofUser: HeldPlace;
  /**
   * The counter that has counted this call; set if the endpoint is on trial, that is, has not
   * accepted a call yet.
   */
  trial?: HostWindow;
}

export interface Caller extends Omit<Wanted, 'places'>, Pick<HostWindow, 'host'> {
  key: EndpointKey;
  /** The endpoint as it was just read. If it has changed since, it is read again. */
  endpoint?: EndpointHealth;
}

export interface HealthStore {
  /**
   * Takes one call slot of the user, one call slot of the endpoint, and one of the calls that the
   * user may make to the host in this second. Until the endpoint has accepted a call, also takes
   * one of the user's calls to the host in this hour.
   */
  takePlace(caller: Caller): Promise<Place | Exclude<Turn, { kind: 'call' }>>;
  /** Gives back the slots of a call that was not made. */
  giveBack(place: Place): Promise<void>;
  /** Records that a call succeeded (`failed`: that it failed), and frees its slots. */
  succeeded(place: Place, disable: DisabledReason | undefined): Promise<void>;
  failed(place: Place, disable: DisabledReason | undefined): Promise<void>;
}

/** @param placesOfUser how many calls of one user may run at the same time. */
export function createEndpointHealth(
  table: CallbackTable,
  placesOfUser: number = placeNames.length,
): HealthStore {
  const freeOfUser = ({ key, ofUser }: Place) => freeUserPlace(table, key.userId, ofUser);
  const returnTrial = async ({ trial }: Place) => {
    if (trial) await returnHostCall(table, trial);
  };
  return {
    takePlace: (caller) => takePlace(table, caller, placesOfUser),
    giveBack: async (place) => {
      await freeEndpointPlace(table, place);
      await returnTrial(place);
      await freeOfUser(place);
    },
    succeeded: async (place, disable) => {
      await noteEnd(table, place, {
        set: { acceptedAt: table.now().toISOString(), ...(disable && disabled(table, disable)) },
        remove: ['failingSince', 'failingLongSince'],
      });
      await returnTrial(place);
      await freeOfUser(place);
    },
    failed: async (place, disable) => {
      await noteFailure(table, place, disable);
      await freeOfUser(place);
    },
  };
}

const readHealth = (table: CallbackTable, key: EndpointKey) =>
  readItem<EndpointRow>(table, endpointKey(key));

async function takePlace(
  table: CallbackTable,
  { key, host, isReplay, isTest, endpoint }: Caller,
  placesOfUser: number,
): ReturnType<HealthStore['takePlace']> {
  const { userId } = key;
  const wanted = { isReplay, isTest, places: placesOfEndpoint(placesOfUser) };
  const pace: HostWindow = { userId, host, limit: paceLimit(isReplay) };
  let ofUser: HeldPlace | undefined;
  const refuse = async <Refused extends Turn>(turn: Refused) => {
    if (ofUser) await freeUserPlace(table, userId, ofUser);
    return turn;
  };
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const health = tries === 0 && endpoint ? endpoint : await readHealth(table, key);
    if (!health) return refuse({ kind: 'busy' });
    const trial: HostWindow = { userId, host, limit: trialOf(health) };
    const now = table.now();
    const onTrial = isOnTrial(health);
    const turn = turnOf(
      health,
      onTrial ? await readHostCalls(table, trial) : undefined,
      wanted,
      now,
    );
    if (turn.kind !== 'call') return refuse(turn);
    ofUser ??= await takeUserPlace(table, userId, { isReplay, places: placesOfUser });
    if (!ofUser) return { kind: 'busy' };
    const until = new Date(now.getTime() + placeSeconds * 1000).toISOString();
    const { place: name } = turn;
    const { disabledAt } = health;
    const seen = { [name]: health[name], disabledAt };
    if (!(await change(table, key, { set: { [name]: until } }, seen))) continue;
    if (!onTrial || (await takeHostCall(table, trial))) {
      if (await takeHostCall(table, pace)) {
        return { key, name, until, ofUser, ...(onTrial && { trial }) };
      }
      if (onTrial) await returnHostCall(table, trial);
    }
    await freeEndpointPlace(table, { key, name, until });
    break;
  }
  return refuse({ kind: 'busy' });
}

/**
 * Counts a failure only if no other write has changed the endpoint's failure times since they were
 * read. If the receiver asks to stop all calls, the endpoint is disabled at once.
 */
async function noteFailure(
  table: CallbackTable,
  place: Place,
  disable: DisabledReason | undefined,
): Promise<void> {
  const { key } = place;
  if (disable) {
    const set = disabled(table, disable);
    if (await noteEnd(table, place, { set }, { disabledAt: undefined })) return;
  }
  for (let tries = 0; !disable && tries < MOST_TRIES; tries += 1) {
    const health = await readHealth(table, key);
    if (!health) return;
    const { failing, isOver } = failingAfter(health, table.now());
    const isNew = isOver && health.disabledAt === undefined;
    const set = { ...failing, ...(isNew && disabled(table, 'failing')) };
    const { failingSince, failingLongSince, disabledAt } = health;
    const seen = { failingSince, failingLongSince, disabledAt };
    if (await noteEnd(table, place, { set }, seen)) return;
  }
  await freeEndpointPlace(table, place);
}

const freeEndpointPlace = (table: CallbackTable, { key, name, until }: Omit<Place, 'ofUser'>) =>
  change(table, key, { remove: [name] }, { [name]: until });

/**
 * Records the end of a call and frees its slot of the endpoint in one write. If another call has
 * taken the slot in the meantime (because this call ended late, or the SDK repeats the write), that
 * call keeps the slot.
 */
async function noteEnd(
  table: CallbackTable,
  { key, name, until }: Place,
  { set, remove = [] }: Change & Required<Pick<Change, 'set'>>,
  seen: Seen = {},
): Promise<boolean> {
  const withPlace = { set, remove: [...remove, name] };
  if (await change(table, key, withPlace, { ...seen, [name]: until })) return true;
  const isEmpty = Object.keys(set).length + remove.length === 0;
  return !isEmpty && change(table, key, { set, remove }, seen);
}

/**
 * The attributes of a disabled endpoint. They keep the endpoint in the index of due items until its
 * owner has been informed.
 */
function disabled(
  { now }: CallbackTable,
  disabledBecause: DisabledReason,
): Partial<EndpointHealth> {
  const time = now().toISOString();
  return { disabledAt: time, disabledBecause, dueShard: disabledShard, dueAt: time };
}

interface Change {
  set?: Partial<Record<keyof EndpointHealth, string | number>>;
  remove?: readonly (keyof EndpointHealth)[];
}
type Seen = { [Name in keyof EndpointHealth]?: EndpointHealth[Name] | undefined };

/**
 * @param seen attributes that must still have these values; an undefined value means that the
 * attribute must be absent.
 * @returns false if an attribute has changed, or the endpoint is gone.
 */
async function change(
  { client, table }: CallbackTable,
  key: EndpointKey,
  { set = {}, remove = [] }: Change,
  seen: Seen,
): Promise<boolean> {
  const setNames = keysOf(set);
  const parts = [
    ...(setNames.length > 0
      ? [`SET ${setNames.map((name) => `${name} = :${name}`).join(', ')}`]
      : []),
    ...(remove.length > 0 ? [`REMOVE ${remove.join(', ')}`] : []),
  ];
  const conditions = Object.entries(seen).map(([name, value]) =>
    value === undefined ? `attribute_not_exists(${name})` : `${name} = :seen_${name}`,
  );
  const known = Object.entries(seen).filter(([, value]) => value !== undefined);
  const values = {
    ...Object.fromEntries(setNames.map((name) => [`:${name}`, set[name]])),
    ...Object.fromEntries(known.map(([name, value]) => [`:seen_${name}`, value])),
  };
  const written = await updateIf(client, {
    TableName: table,
    Key: endpointKey(key),
    UpdateExpression: parts.join(' '),
    ConditionExpression: ['attribute_exists(sortKey)', ...conditions].join(' AND '),
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  });
  return written !== undefined;
}
