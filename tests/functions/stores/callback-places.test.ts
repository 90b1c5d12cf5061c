/**
 * The limits of simultaneous calls per endpoint, user and host, and the failures that disable an
 * endpoint. A place is the right to make one of the simultaneous calls.
 */
import { UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  endpointKey,
  type EndpointKey,
} from '../../../functions/stores/callbacks/callback-table.ts';
import {
  createEndpointHealth,
  type Place,
} from '../../../functions/stores/callbacks/endpoint-health.ts';
import { createEndpointStore } from '../../../functions/stores/callbacks/endpoint-store.ts';
import { newCallbackSecret } from '../../../functions/stores/callbacks/new-secret.ts';
import { anId, aUser } from '../builders.ts';
import { openStores } from '../open-stores.ts';

const { db, clock } = await openStores();
const table = { client: db.client, table: 'callbacks', now: clock.now };
const endpoints = createEndpointStore({ ...table, newId: anId, newSecret: newCallbackSecret });
const health = createEndpointHealth(table);
const newEvent = { isReplay: false, isTest: false };
let userId: string;
beforeEach(() => {
  userId = aUser();
});

const aKey = async () => {
  const address = `https://hooks.example/${anId()}`;
  const { endpoint } = await endpoints.create(userId, { address, events: ['submission.failed'] });
  return { userId, endpointId: endpoint.id };
};
const someKeys = (count: number) => Promise.all(Array.from({ length: count }, aKey));

test('calls of callbacks are limited per endpoint and per host', async () => {
  const keys = await someKeys(2);
  for (const key of keys) {
    const place = await health.takePlace({ key, host: 'trial', ...newEvent });
    if (!('kind' in place)) await health.succeeded(place, undefined);
  }
  const take = (index: number) =>
    health.takePlace({ key: keys[index]!, host: 'hooks.example', ...newEvent });
  const places = [];
  for (let number = 0; number < 5; number += 1) places.push(await take(0));
  expect(places.filter((place) => 'kind' in place)).toEqual([]);
  expect(await take(0)).toEqual({ kind: 'busy' });
  for (let number = 0; number < 5; number += 1) expect(await take(1)).toHaveProperty('name');
  for (const place of places) if (!('kind' in place)) await health.giveBack(place);
  expect(await take(0)).toEqual({ kind: 'busy' });
  clock.turn(1);
  expect(await take(0)).toHaveProperty('name');
});

describe("the limit of one user's simultaneous calls", () => {
  const take = (key: EndpointKey, isReplay = false) =>
    health.takePlace({ key, host: key.endpointId, isReplay, isTest: false });
  const takeAll = async (keys: readonly EndpointKey[], count: number, isReplay = false) => {
    const places: Place[] = [];
    for (const key of keys) {
      for (let number = 0; number < count; number += 1) {
        const place = await take(key, isReplay);
        if (!('kind' in place)) places.push(place);
      }
    }
    return places;
  };

  test("a user's endpoints together get at most ten simultaneous calls", async () => {
    const keys = await someKeys(3);
    const places = await takeAll(keys, 5);
    expect(places).toHaveLength(10);
    expect(await take(keys[2]!)).toEqual({ kind: 'busy' });
    userId = aUser();
    expect(await take(await aKey())).toHaveProperty('name');
    await health.succeeded(places[0]!, undefined);
    await health.failed(places[1]!, undefined);
    await health.giveBack(places[2]!);
    expect(await takeAll(keys.slice(2), 5)).toHaveLength(3);
    clock.turn(60);
    expect(await takeAll(keys.slice(2), 2)).toHaveLength(2);
  });

  test('ending a call late or twice lets no extra call start', async () => {
    const keys = await someKeys(4);
    const earlier = await takeAll(keys.slice(0, 2), 5);
    clock.turn(60);
    expect(await takeAll(keys.slice(2), 5)).toHaveLength(10);
    for (const place of earlier) await health.giveBack(place);
    expect(await takeAll(keys, 1)).toEqual([]);
  });

  test('an expired call that ends late lets no extra call start', async () => {
    const [key] = await someKeys(1);
    const [first, second, third] = await takeAll([key!], 5);
    clock.turn(60);
    expect(await takeAll([key!], 5)).toHaveLength(5);
    await health.succeeded(first!, undefined);
    await health.failed(second!, undefined);
    await health.giveBack(third!);
    expect(await take(key!)).toEqual({ kind: 'busy' });
  });

  test("replays leave two of the user's simultaneous calls to new events", async () => {
    const keys = await someKeys(3);
    expect(await takeAll(keys, 5, true)).toHaveLength(8);
    expect(await takeAll(keys, 1)).toHaveLength(2);
  });

  test('all ten calls of a user can start simultaneously', async () => {
    const keys = await someKeys(10);
    const taken = await Promise.all(keys.map((key) => take(key)));
    expect(taken.filter((place) => 'kind' in place)).toEqual([]);
  });

  test('calls over the host limit do not count for the user', async () => {
    const keys = await someKeys(3);
    const sameHost = (key: EndpointKey) =>
      health.takePlace({ key, host: 'one host', ...newEvent, isReplay: true });
    let held = 0;
    for (let number = 0; number < 12; number += 1) {
      const place = await sameHost(keys[number % 3]!);
      if ('kind' in place) expect(place).toEqual({ kind: 'busy' });
      else {
        held += 1;
        await health.giveBack(place);
      }
    }
    expect(held).toBe(8);
    expect(await takeAll(keys, 5)).toHaveLength(10);
  });
});

describe('calls to hosts that have accepted no call', () => {
  const host = 'victim.example';
  const take = (key: EndpointKey) => health.takePlace({ key, host, ...newEvent });
  const placeAt = async (key: EndpointKey) => {
    const place = await take(key);
    if ('kind' in place) throw new Error('There is no place');
    return place;
  };
  const fail = async (key: EndpointKey, calls: number) => {
    for (let number = 0; number < calls; number += 1) {
      await health.failed(await placeAt(key), undefined);
      clock.turn(1);
    }
  };
  const inAnHour = (seconds: number) => new Date(clock.now().getTime() + (3600 - seconds) * 1000);

  test('a new host gets ten calls an hour, and three more for new endpoints', async () => {
    const [one, two, ...others] = await someKeys(4);
    await fail(one!, 10);
    for (const key of [two!, ...others]) await fail(key, 1);
    expect(await take(two!)).toEqual({ kind: 'wait', until: inAnHour(13) });
    await endpoints.remove(one!);
    expect(await take(await aKey())).toMatchObject({ kind: 'wait' });
    expect(await health.takePlace({ key: two!, host: 'b.example', ...newEvent })).toHaveProperty(
      'name',
    );
    userId = aUser();
    expect(await take(await aKey())).toHaveProperty('name');
    clock.turn(3587);
    expect(await take(two!)).toHaveProperty('name');
  });

  test("a failing endpoint leaves some of a new host's calls to new endpoints", async () => {
    const [failing, right] = await someKeys(2);
    await fail(failing!, 10);
    expect(await take(failing!)).toEqual({ kind: 'wait', until: inAnHour(10) });
    await health.succeeded(await placeAt(right!), undefined);
    expect(await take(right!)).toHaveProperty('name');
  });

  test("only calls that fail count towards a new host's limit", async () => {
    const keys = await someKeys(12);
    for (const key of keys) {
      await health.giveBack(await placeAt(key));
      await health.succeeded(await placeAt(key), undefined);
      clock.turn(1);
    }
    await fail(await aKey(), 10);
    for (const key of await someKeys(3)) await fail(key, 1);
    expect(await take(await aKey())).toMatchObject({ kind: 'wait' });
    expect(await take(keys[0]!)).toHaveProperty('name');
  });

  test("calls refused by the rate limit do not count towards a new host's limit", async () => {
    const accepted = await aKey();
    await health.succeeded(await placeAt(accepted), undefined);
    for (let number = 0; number < 9; number += 1) {
      await health.giveBack(await placeAt(accepted));
    }
    const key = await aKey();
    for (let number = 0; number < 11; number += 1)
      expect(await take(key)).toEqual({ kind: 'busy' });
    clock.turn(1);
    await fail(key, 10);
    expect(await take(key)).toMatchObject({ kind: 'wait' });
  });

  test('simultaneous new endpoints make at most thirteen calls to a new host', async () => {
    const taken = [];
    for (let round = 0; round < 6; round += 1) {
      const keys = await someKeys(3);
      const places = await Promise.all(keys.map(take));
      for (const place of places)
        if (!('kind' in place)) taken.push(health.failed(place, undefined));
      await Promise.all(taken);
      clock.turn(1);
    }
    expect(taken).toHaveLength(13);
  });
});

test('a call whose worker dies stops counting after a minute', async () => {
  const key = await aKey();
  const take = () => health.takePlace({ key, host: 'hooks.example', ...newEvent });
  for (let number = 0; number < 5; number += 1) await take();
  expect(await take()).toEqual({ kind: 'busy' });
  clock.turn(60);
  expect(await take()).toHaveProperty('name');
});

test('a late failure after a success disables no endpoint', async () => {
  const key = await aKey();
  const take = () => health.takePlace({ key, host: 'hooks.example', ...newEvent });
  const fail = async () => {
    const place = await take();
    if (!('kind' in place)) await health.failed(place, undefined);
  };
  await fail();
  clock.turn(13 * 3600);
  await fail();
  clock.turn(6 * 86_400);
  const [late, quick] = [await take(), await take()];
  if ('kind' in late || 'kind' in quick) throw new Error('There is no place');
  await health.succeeded(quick, undefined);
  await health.failed(late, undefined);
  expect(await endpoints.get(key)).toMatchObject({ state: 'active' });
  await fail();
  expect(await endpoints.get(key)).toMatchObject({ state: 'active' });
});

test('the answer 410 disables an endpoint, whatever other calls write', async () => {
  const key = await aKey();
  const place = await health.takePlace({ key, host: 'hooks.example', ...newEvent });
  if ('kind' in place) throw new Error('There is no place');
  let failures = 0;
  const send = async (command: object) => {
    if (command instanceof UpdateCommand) {
      await db.client.send(
        new UpdateCommand({
          ...{ TableName: 'callbacks', Key: endpointKey(key) },
          UpdateExpression: 'SET failingSince = :other',
          ExpressionAttributeValues: { ':other': `2026-03-0${(failures += 1)}` },
        }),
      );
    }
    return db.client.send(command as never);
  };
  const client = Object.assign(Object.create(db.client) as DynamoDBDocumentClient, { send });
  await createEndpointHealth({ ...table, client }).failed(place, 'gone');
  expect(await endpoints.get(key)).toMatchObject({ state: 'disabled', disabledBecause: 'gone' });
});
