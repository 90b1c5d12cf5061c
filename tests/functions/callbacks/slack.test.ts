/**
 * The messages to a Slack channel, checked against the documented formats of incoming webhooks and
 * blocks.
 */
import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { alertKinds } from '../../../contract/alerts.ts';
import { eventId, type AlertEvent, type AlertEventType } from '../../../contract/events.ts';
import { slackAddressSchema } from '../../../contract/slack.ts';
import { slackBody } from '../../../functions/callbacks/slack-body.ts';
import type { GuardedRequest } from '../../../functions/network/guarded-call.ts';
import { anId } from '../builders.ts';
import { openCallbacks } from './callback-world.ts';

const site = 'https://agency.example';
const address = 'https://hooks.slack.com/services/T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXXXXX';

/**
 * Slack's markup uses `&`, `<` and `>`, so a user's text may contain these characters as entities
 * only.
 */
const isEscaped = (text: string) => !/[<>]|&(?!(?:amp|lt|gt);)/.test(text);
const isLink = (text: string) => /^<https:\/\/[^<>|]+\|[^<>|]+>$/.test(text);
const mrkdwn = z.strictObject({
  type: z.literal('mrkdwn'),
  text: z.string().check(
    z.minLength(1),
    z.maxLength(3000),
    z.refine((text) => isEscaped(text) || isLink(text)),
  ),
});
/**
 * The documented formats of the blocks:
 * https://docs.slack.dev/reference/block-kit/blocks/section-block
 * https://docs.slack.dev/reference/block-kit/blocks/context-block
 */
const documented = z.strictObject({
  text: z.string().check(z.minLength(1), z.maxLength(4000), z.refine(isEscaped)),
  blocks: z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('section'), text: mrkdwn }),
        z.strictObject({
          type: z.literal('context'),
          elements: z.array(mrkdwn).check(z.minLength(1), z.maxLength(10)),
        }),
      ]),
    )
    .check(z.minLength(1), z.maxLength(50)),
});

function anAlert(changes: Partial<AlertEvent['data']> = {}, type: AlertEventType = 'alert.raised') {
  const alertId = anId();
  const data = { alertId, version: 1, rule: 'failures_in_a_row' as const, value: 5, ...changes };
  const timestamp = '2026-03-01T10:00:00.000Z';
  return { id: eventId(alertId, 1, type), type, timestamp, data } satisfies AlertEvent;
}
const messageOf = (...of: Parameters<typeof anAlert>) =>
  documented.parse(JSON.parse(slackBody(anAlert(...of), site).toString()));

describe('a message to a Slack channel', () => {
  test.each(alertKinds)('a message about the alert %s has the documented format', (rule) => {
    for (const type of ['alert.raised', 'alert.cleared'] as const) {
      expect(messageOf({ rule, formId: 'f', name: 'Loans' }, type).text).toMatch(/^Loans: /);
    }
  });

  test.each([
    '&'.repeat(2000),
    '<!channel> & <https://evil.example|Sign in>',
    '&lt;!here&gt;',
    '😀'.repeat(2000),
  ])("a message to Slack escapes the form's name %.20s", (name) => {
    const { text } = messageOf({ formId: 'f', name });
    expect(text).not.toMatch(/[<>]/);
  });

  test('a test message to Slack has the documented format', () => {
    expect(documented.parse(JSON.parse(slackBody(undefined, site).toString())).text).toMatch(
      /test/,
    );
  });
});

test.each([
  [address, true],
  [`  ${address} `, true],
  ['http://hooks.slack.com/services/T00000000/B00000000/XXXXXXXXXXXX', false],
  ['https://hooks.slack.com.evil.example/services/T00000000/B00000000/XXXXXXXX', false],
  ['https://me@hooks.slack.com/services/T00000000/B00000000/XXXXXXXX', false],
  ['https://hooks.slack.com:8443/services/T00000000/B00000000/XXXXXXXX', false],
  ['https://hooks.slack.com/services/T00000000/B00000000/XXXXXXXX?a=b', false],
  ['https://hooks.slack.com/services/../../evil', false],
  ['https://hooks.slack.com/workflows/T00000000/B00000000/XXXXXXXX', false],
])('the Slack address %s is accepted: %s', (text, isAccepted) => {
  expect(slackAddressSchema.safeParse(text).success).toBe(isAccepted);
});

const world = await openCallbacks();

test('a Slack channel gets unsigned messages about alerts', async () => {
  const userId = world.user();
  await world.endpoints.create(userId, {
    ...{ address, events: ['alert.raised', 'alert.cleared'], kind: 'slack' },
  });
  const event = anAlert();
  await world.events.write(userId, event);
  await world.plan({ ...event, userId }, ['email', 'callback']);
  expect(world.sent).toEqual([]);
  await world.plan({ ...event, userId }, ['slack']);
  const calls: GuardedRequest[] = [];
  const call = async (request: GuardedRequest) => {
    calls.push(request);
    return { httpStatus: 200, headers: {}, text: 'ok', isCut: false };
  };
  expect(await world.takeMessage({ call })).toMatchObject({ status: 'delivered', answer: 'ok' });
  expect(calls).toMatchObject([{ address, body: slackBody(event, 'https://agency.example') }]);
  expect(Object.keys(calls[0]?.headers ?? {}).sort()).toEqual(['content-type', 'user-agent']);
});
