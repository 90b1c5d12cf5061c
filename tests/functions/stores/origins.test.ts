/** The sites to which users may send the bot, by the stage's policy and by operators' decisions. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  mostBlockedOrigins,
  mostToldOrigins,
  type OriginRow,
  type TargetPolicy,
} from '../../../contract/origins.ts';
import { createBlockedOrigins } from '../../../functions/stores/origins/blocked-origins.ts';
import {
  createOriginDecisions,
  type OriginDecisions,
} from '../../../functions/stores/origins/origin-decisions.ts';
import { originHash, originKey } from '../../../functions/stores/origins/origin-key.ts';
import {
  createOriginPolicy,
  type OriginPolicy,
} from '../../../functions/stores/origins/origin-policy.ts';
import { changeOrigin } from '../../../infra/commands/change-origin.ts';
import { anId } from '../builders.ts';
import { openStores } from '../open-stores.ts';

const { db, clock } = await openStores();
let decisions: OriginDecisions;
/** A site that no other test uses. */
let site: string;

beforeEach(() => {
  site = `https://${anId()}.example`;
  decisions = createOriginDecisions({ client: db.client, table: 'origins', now: clock.now });
});

const aPolicy = (policy: TargetPolicy) =>
  createOriginPolicy({ client: db.client, table: 'origins', policy, now: clock.now });

const mayAim = async (policy: OriginPolicy, address: string) =>
  (await policy.whyNot([address])) === undefined;

test('policy `any` allows a site until it is blocked', async () => {
  expect(await aPolicy('any').whyNot([`${site}/loan`])).toBeUndefined();
  await changeOrigin('block', site, decisions);
  expect(await aPolicy('any').whyNot([`${site}/loan`])).toBe('blocked');
  await changeOrigin('clear', site, decisions);
  expect(await mayAim(aPolicy('any'), `${site}/loan`)).toBe(true);
});

test('policy `approved` refuses a site until it is approved', async () => {
  expect(await aPolicy('approved').whyNot([site])).toBe('not_approved');
  await changeOrigin('approve', site, decisions);
  expect(await aPolicy('approved').whyNot([site])).toBeUndefined();
  await changeOrigin('block', site, decisions);
  expect(await aPolicy('approved').whyNot([site])).toBe('blocked');
});

test('policy `stage` refuses all sites, even approved ones', async () => {
  await changeOrigin('approve', site, decisions);
  expect(await aPolicy('stage').whyNot([site])).toBe('stage_only');
});

test('a form is refused if one of its sites is refused', async () => {
  await changeOrigin('block', site, decisions);
  const policy = aPolicy('any');
  expect(await policy.whyNot(['https://open.example', site])).toBe('blocked');
  await expect(policy.requireAim([site])).rejects.toMatchObject({
    code: 'forbidden',
    message: 'This site may not be filled from here. Ask the operator of this service.',
  });
  await policy.requireAim(['https://open.example']);
});

test('a block reaches a site with a cached decision in half a minute', async () => {
  const policy = aPolicy('any');
  expect(await mayAim(policy, site)).toBe(true);
  clock.turn(10);
  await changeOrigin('block', site, decisions);
  clock.turn(20);
  expect(await mayAim(policy, site)).toBe(false);
});

test("a site's decision is cached for half a minute", async () => {
  let reads = 0;
  const client = Object.assign(Object.create(db.client) as typeof db.client, {
    send: (command: Parameters<typeof db.client.send>[0]) => {
      reads += 1;
      return db.client.send(command);
    },
  });
  const policy = createOriginPolicy({ client, table: 'origins', policy: 'any', now: clock.now });
  for (let round = 0; round < 5; round += 1) await mayAim(policy, `${site}/${round}`);
  // Two reads: one of the site's decision by `https`, and one by `http`.
  expect(reads).toBe(2);
  clock.turn(30);
  await mayAim(policy, site);
  expect(reads).toBe(4);
});

test("a site's block applies to every spelling and both schemes", async () => {
  await changeOrigin('block', 'http://[::ffff:93.184.216.35]', decisions);
  const policy = aPolicy('any');
  for (const address of [
    ...['http://93.184.216.35', 'https://93.184.216.35', 'http://0x5d.184.216.35/x'],
    ...['http://[::ffff:5db8:d823]', 'https://93.184.216.35./'],
  ]) {
    expect([address, await mayAim(policy, address)]).toEqual([address, false]);
  }
  expect(await mayAim(policy, 'http://93.184.216.35:8080')).toBe(true);
  expect(await mayAim(policy, 'http://93.184.216.36')).toBe(true);
});

test('a site by http may have another decision than by https', async () => {
  const plain = site.replace('https:', 'http:');
  await changeOrigin('block', plain, decisions);
  await changeOrigin('approve', site, decisions);
  expect(await mayAim(aPolicy('any'), plain)).toBe(false);
  expect(await mayAim(aPolicy('any'), site)).toBe(true);
});

describe('the list of blocked sites that the browser receives', () => {
  const list = (now = clock.now) =>
    createBlockedOrigins({ client: db.client, table: 'origins', now })();
  const hashesOf = (...origins: string[]) => origins.map(originHash);

  test("the list of blocked sites has hashes of each site's two schemes", async () => {
    const plain = site.replace('https:', 'http:');
    const approved = `https://${anId()}.example`;
    await changeOrigin('block', site, decisions);
    await changeOrigin('approve', approved, decisions);
    expect(await list()).toEqual(expect.arrayContaining(hashesOf(site, plain)));
    expect(await list()).not.toEqual(expect.arrayContaining(hashesOf(approved)));
    await changeOrigin('approve', plain, decisions);
    expect(await list()).not.toEqual(expect.arrayContaining(hashesOf(plain)));
    for (const hash of await list()) expect(hash).toMatch(/^[\w-]{11}$/);
  });

  test('the list of blocked sites is read once in half a minute', async () => {
    const known = createBlockedOrigins({ client: db.client, table: 'origins', now: clock.now });
    await known();
    await changeOrigin('block', site, decisions);
    expect(await known()).not.toEqual(expect.arrayContaining(hashesOf(site)));
    clock.turn(30);
    expect(await known()).toEqual(expect.arrayContaining(hashesOf(site)));
  });

  test('an operator cannot block more sites than one list holds', async () => {
    const row = (number: number) => ({ origin: `https://${number}.example`, decision: 'blocked' });
    const rows = Array.from({ length: mostBlockedOrigins }, (_, number) => row(number));
    const decided: string[] = [];
    const full: OriginDecisions = {
      ...decisions,
      list: async () => rows as OriginRow[],
      decide: async (origin) => void decided.push(origin),
    };
    await expect(changeOrigin('block', site, full)).rejects.toThrow('1000 sites are blocked');
    await changeOrigin('block', 'https://7.example', full);
    await changeOrigin('approve', site, full);
    expect(decided).toEqual(['https://7.example', site]);
  });

  test('a list of blocked sites that is too long is an error', async () => {
    const Items = Array.from({ length: mostToldOrigins + 1 }, (_, number) => ({
      ...{ origin: `https://${number}.example`, decision: 'blocked' },
    }));
    const client = { send: async () => ({ Items }) } as unknown as typeof db.client;
    const listing = createBlockedOrigins({ client, table: 'origins', now: clock.now })();
    await expect(listing).rejects.toThrow('1101 sites are blocked');
  });
});

test.each([
  ['HTTPS://Forms.Example:443/loan?a#b', 'https://forms.example'],
  ['https://www.forms.example./', 'https://forms.example'],
  ['https://forms.example:8443', 'https://forms.example:8443'],
  ['https://user@forms.example', 'https://forms.example'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['http://127.0.0.1:4600/demo-form/', 'http://127.0.0.1:4600'],
  ['http://[::ffff:127.0.0.1]:4600', 'http://127.0.0.1:4600'],
  ['http://[::FFFF:7f00:0001]', 'http://127.0.0.1'],
  ['http://[64:ff9b::5db8:d822]', 'http://93.184.216.34'],
  ['http://0x7f.1/', 'http://127.0.0.1'],
  ['http://0x7f.1../', 'http://127.0.0.1'],
  ['http://0177.0.0.1.', 'http://127.0.0.1'],
  ['http://2130706433', 'http://127.0.0.1'],
  ['http://１２７.０.０.１', 'http://127.0.0.1'],
  ['https://[2001:DB8:0::1]', 'https://[2001:db8::1]'],
  ['http://forms.example:80', 'http://forms.example'],
  ['https://forms.example:80', 'https://forms.example:80'],
  ['https://WWW.BÜCHER.example...', 'https://xn--bcher-kva.example'],
])('the site %s is stored as %s', (address, origin) => {
  expect(originKey(address)).toBe(origin);
});

test.each(['', 'forms.example', 'javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x'])(
  'the address %j is refused as a target',
  async (address) => {
    expect(await aPolicy('any').whyNot([address])).toBe('blocked');
    await expect(changeOrigin('approve', address, decisions)).rejects.toThrow('is no origin');
  },
);

test('decisions on sites are listed in order of origin', async () => {
  await changeOrigin('block', `${site}/some/page`, decisions);
  await changeOrigin('approve', `https://a.${new URL(site).host}`, decisions);
  const listed = (await changeOrigin('list', '', decisions)).split('\n');
  const own = listed.filter((text) => text.endsWith(new URL(site).host));
  expect(own).toEqual(
    expect.arrayContaining([
      `blocked   ${clock.now().toISOString()}  ${site}`,
      `approved  ${clock.now().toISOString()}  https://a.${new URL(site).host}`,
    ]),
  );
  expect(listed).toEqual(
    listed.toSorted((one, other) =>
      (one.split('  ').at(-1) ?? '') < (other.split('  ').at(-1) ?? '') ? -1 : 1,
    ),
  );
});
