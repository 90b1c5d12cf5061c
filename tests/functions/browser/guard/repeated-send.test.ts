/** Whether a page sends the lead again by itself, asked of logs written by hand. */
import { expect, test } from '@jest/globals';
import type { LogEvent } from '../../../../functions/browser/traffic/log.ts';
import { earlierSends, isRepeatOf } from '../../../../functions/browser/traffic/repeated-send.ts';
import { aRequest, ended, filling, home, letOut, pressed, used } from '../log-builders.ts';

const api = 'https://api.lender.example/leads';
const next = (url: string, holdsLead = true) => ({ method: 'POST', url, holdsLead });
const isRepeat = (events: readonly LogEvent[], send: ReturnType<typeof next>) =>
  isRepeatOf(earlierSends([filling, pressed, ...events], send, home));

const sentTo = (url: string, holdsLead = true): LogEvent[] => [
  aRequest({ url }),
  letOut(1, { url, holdsLead }),
];
const cutOff = ended(1, 'net::ERR_CONNECTION_CLOSED');
/** Answered, but the page did not wait for the end of the answer. */
const left = [used(1, 200), ended(1, 'net::ERR_ABORTED')];

test.each([
  ['the same request after a failure', [...sentTo(api), cutOff], next(`${api}?again`)],
  ['the form sent to its own page after its script failed', [...sentTo(api), cutOff], next(home)],
  [
    'an encrypted body to the same address after a failure',
    [...sentTo(api, false), cutOff],
    next(api, false),
  ],
  ['the same address after an answer that was left', [...sentTo(api), ...left], next(api)],
  [
    'the same address after a redirect that failed',
    [
      ...sentTo(api),
      aRequest({ request: 2, from: 1, url: `${api}/end` }),
      ended(2, 'net::ERR_FAILED'),
    ],
    next(api),
  ],
  ...[408, 429, 500, 502, undefined].map(
    (status) =>
      [`the same address after ${status}`, [...sentTo(api), used(1, status)], next(api)] as const,
  ),
])('%s is a repeat', (_what, events, send) => {
  expect(isRepeat(events, send)).toBe(true);
});

test.each([
  ['a submit beside an autosave', sentTo(api), next(home)],
  [
    'a submit after a failed request to a tracker',
    [...sentTo('https://t.test/'), cutOff],
    next(api),
  ],
  [
    'another address after an answer that was left',
    [...sentTo(`${api}/check`), ...left],
    next(api),
  ],
  ['a write without the lead after it', [...sentTo(api), ...left], next(api, false)],
  [
    'a submit after an encrypted body failed elsewhere',
    [...sentTo(home, false), cutOff],
    next(api),
  ],
  [
    'a request that the page gave up, unanswered',
    [...sentTo(api), ended(1, 'net::ERR_ABORTED')],
    next(api),
  ],
  ['what failed before another button was pressed', [...sentTo(api), cutOff, pressed], next(api)],
  ['the same address after 422', [...sentTo(api), used(1, 422)], next(api)],
])('%s is not a repeat', (_what, events, send) => {
  expect(isRepeat(events, send)).toBe(false);
});

test('the end of an answered request is known once it is reported', () => {
  const events = [filling, pressed, ...sentTo(api), used(1, 200)];
  const hasEnded = () => earlierSends(events, next(api), home).map((send) => send.hasEnded);
  expect(hasEnded()).toEqual([false]);
  events.push(ended(1));
  expect(hasEnded()).toEqual([true]);
});
