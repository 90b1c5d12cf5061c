/**
 * To which sites users may send the bot: by the stage's policy, and by operators' approvals and
 * blocks.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { TargetPolicy } from '../../../contract/origins.ts';
import {
  createOriginDecisions,
  type OriginDecisions,
} from '../../../functions/stores/origins/origin-decisions.ts';
import { originKey } from '../../../functions/stores/origins/origin-key.ts';
import {
  createOriginPolicy,
  type OriginPolicy,
} from '../../../functions/stores/origins/origin-policy.ts';
import { changeOrigin } from '../../../infra/commands/change-origin.ts';
import { aClock, anId, type Clock } from '../builders.ts';
import { startDynamoDb } from '../local-aws.ts';

let db: Awaited<ReturnType<typeof startDynamoDb>>;
let clock: Clock;
let decisions: OriginDecisions;
/** A site that no other test uses. */
let site: string;

beforeAll(async () => {
  db = await startDynamoDb();
});
afterAll(() => db.stop());
beforeEach(() => {
  clock = aClock();
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

test('one refused address refuses the whole form', async () => {
  await changeOrigin('block', site, decisions);
  const policy = aPolicy('any');
  expect(await policy.whyNot(['https://open.example', site])).toBe('blocked');
  await expect(policy.requireAim([site])).rejects.toMatchObject({
    code: 'forbidden',
    message: 'This site may not be filled from here. Ask the operator of this service.',
  });
  await policy.requireAim(['https://open.example']);
});

test('a block reaches a cached site within half a minute', async () => {
  const policy = aPolicy('any');
  expect(await mayAim(policy, site)).toBe(true);
  clock.turn(10);
  await changeOrigin('block', site, decisions);
  clock.turn(20);
  expect(await mayAim(policy, site)).toBe(false);
});

test("a site's decision is cached for half a minute", async () => {
  let asked = 0;
  const client = Object.assign(Object.create(db.client) as typeof db.client, {
    send: (command: Parameters<typeof db.client.send>[0]) => {
      asked += 1;
      return db.client.send(command);
    },
  });
  const policy = createOriginPolicy({ client, table: 'origins', policy: 'any', now: clock.now });
  for (let round = 0; round < 5; round += 1) await mayAim(policy, `${site}/${round}`);
  expect(asked).toBe(1);
  clock.turn(30);
  await mayAim(policy, site);
  expect(asked).toBe(2);
});

test.each([
  ['HTTPS://Forms.Example:443/loan?a#b', 'https://forms.example'],
  ['https://www.forms.example./', 'https://forms.example'],
  ['https://forms.example:8443', 'https://forms.example:8443'],
  ['https://user@forms.example', 'https://forms.example'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['http://127.0.0.1:4600/demo-form/', 'http://127.0.0.1:4600'],
])('%s is stored as %s', (address, origin) => {
  expect(originKey(address)).toBe(origin);
});

test.each(['', 'forms.example', 'javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x'])(
  '%j is refused as a target',
  async (address) => {
    expect(await aPolicy('any').whyNot([address])).toBe('blocked');
    await expect(changeOrigin('approve', address, decisions)).rejects.toThrow('is no origin');
  },
);

test('decisions are listed by origin', async () => {
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
