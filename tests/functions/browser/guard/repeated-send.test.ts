/**
 * Whether a page sends the lead again by itself, tested with traffic logs that are written by hand.
 */
import { describe, expect, test } from '@jest/globals';
import type { Begun, LogEvent } from '../../../../functions/browser/traffic/log.ts';
import { mayBeSocket } from '../../../../functions/browser/traffic/new-sockets.ts';
import {
  earlierSends,
  isRepeatOf,
  mayReplace,
} from '../../../../functions/browser/traffic/repeated-send.ts';
import { submitTraffic } from '../../../../functions/browser/traffic/submit-traffic.ts';
import {
  answered,
  aRequest,
  ended,
  filling,
  home,
  letOut,
  opaque,
  pressed,
  used,
} from '../traffic/log-builders.ts';

const api = 'https://api.lender.example/leads';
const next = (url: string, holdsLead = true) => ({ method: 'POST', url, holdsLead });
const isRepeat = (events: readonly LogEvent[], send: ReturnType<typeof next>) =>
  isRepeatOf(earlierSends([filling, pressed, ...events], send, home));

const sentTo = (url: string, holdsLead = true): LogEvent[] => [
  aRequest({ url }),
  letOut(1, { url, holdsLead }),
];
/** A request that posts the lead in unreadable form, for example encrypted. */
const sealed = (url: string, changes: Partial<Begun> = {}): LogEvent[] => [
  opaque({ url, ...changes }),
  letOut(1, { url, holdsLead: false }),
];
const pressedAgain: LogEvent = { kind: 'pressed', isAgain: true };
const hosted = 'https://forms.example/submit';
const cutOff = ended(1, 'net::ERR_CONNECTION_CLOSED');
/** Events of a request with the status 200, whose answer the page did not read to the end. */
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
  [
    'a write after a redirect to a broken page',
    [
      ...[...sentTo(api), used(1, 303), ended(1)],
      aRequest({ request: 2, from: 1, method: 'GET', url: `${api}/end` }),
      answered(2, 502),
    ],
    next(home, false),
  ],
  ['a write without the lead after a failure', [...sentTo(api), used(1, 500)], next(home, false)],
  [
    'the same to the site of the failed submit',
    [...sentTo(hosted), cutOff],
    next(`${hosted}/b`, false),
  ],
  ['the same to the form’s site', [...sentTo(hosted), cutOff], next(home, false)],
  ['another sealed lead', [...sealed(api), used(1, 502)], next(home, false)],
  ['the lead after a sealed one has failed', [...sealed(api), cutOff], next(home)],
  ...[408, 429, 500, 502, undefined].map(
    (status) =>
      [`the same address after ${status}`, [...sentTo(api), used(1, status)], next(api)] as const,
  ),
  [
    'the lead to another address after a button was pressed again',
    [pressedAgain, ...sentTo(api), used(1, 200)],
    next(home),
  ],
])('a request counts as a repeat: %s', (_what, events, send) => {
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
  ['a submit after a short write failed', [...sealed(home, { size: 12 }), cutOff], next(api)],
  ['a submit after a beacon failed', [...sealed(home, { type: 'ping' }), cutOff], next(api)],
  ['a submit after an encrypted body failed elsewhere', [...sealed(hosted), cutOff], next(api)],
  [
    'a write to a third site after a failure',
    [...sentTo(hosted), cutOff],
    next('https://t.test/', false),
  ],
  ['a write after 403', [...sentTo(api), used(1, 403)], next(home, false)],
  [
    'the same address after a refusal that was left',
    [...sentTo(api), used(1, 419), ended(1, 'net::ERR_ABORTED')],
    next(api),
  ],
  [
    'a request that the page gave up, unanswered',
    [...sentTo(api), ended(1, 'net::ERR_ABORTED')],
    next(api),
  ],
  ['what failed before another button was pressed', [...sentTo(api), cutOff, pressed], next(api)],
  ['the same address after 422', [...sentTo(api), used(1, 422)], next(api)],
])('a request does not count as a repeat: %s', (_what, events, send) => {
  expect(isRepeat(events, send)).toBe(false);
});

test('after a failed request that sends a log, the submit does not count as a repeat', () => {
  const log = opaque({ url: `${home}/log`, request: 8 });
  const events = [log, filling, pressed, ...sealed(`${home}/log`), used(1, 503)];
  expect(isRepeatOf(earlierSends(events, next(api), home))).toBe(false);
});

test.each([
  [true, 'an autosave, and a submit to another address', next(home), 100],
  [false, 'a submit that timed out, and another address', next(home), 1500],
  [false, 'the same address', next(api), 100],
  [true, 'a later write without the lead, from a third site', next('https://t.test/', false), 100],
])('whether two requests may both be sent (%s): %s', (mayGo, _what, send, ageMs) => {
  const [earlier] = earlierSends([filling, pressed, ...sentTo(api)], send, home);
  expect(earlier !== undefined && mayReplace(earlier, ageMs)).toBe(!mayGo);
});

describe('a new proxy tunnel after a failed request', () => {
  const failed = [filling, pressed, ...sentTo(api), used(1, 500), ended(1)];
  const poll = aRequest({ request: 2, method: 'GET', url: 'https://api.lender.example/poll' });
  const socket: LogEvent = {
    kind: 'socket opened',
    socket: 1,
    url: 'wss://api.lender.example/',
    showsLead: false,
    isBlocked: false,
  };
  const origin = 'api.lender.example:443';

  test.each<[string, LogEvent[], boolean]>([
    ['if nothing has asked for it', failed, true],
    ['if a socket was opened', [...failed, poll, socket], true],
    ['not if a request needs it', [...failed, poll], false],
    ['not if the socket was opened before', [socket, ...failed, poll], false],
    ['not before a failure', [filling, pressed, ...sentTo(api)], false],
    ['not after another press', [...failed, pressed], false],
  ])('whether a new proxy tunnel may carry a WebSocket: %s', (_when, events, may) => {
    expect(mayBeSocket(events, origin)).toBe(may);
  });
});

test('a WebSocket message after a failed request is recorded', () => {
  const said: LogEvent = { kind: 'socket sent', socket: 1, showsLead: false };
  const failed = [...sentTo(api), used(1, 429)];
  const isNoted = (...events: LogEvent[]) =>
    submitTraffic([filling, pressed, ...events]).saidAfterFailure;
  expect([isNoted(...failed, said), isNoted(said, ...failed), isNoted(...failed)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isNoted(...failed, pressed, said)).toBe(false);
});

test('an answered request has not ended until the browser reports the end', () => {
  const events = [filling, pressed, ...sentTo(api), used(1, 200)];
  const hasEnded = () => earlierSends(events, next(api), home).map((send) => send.hasEnded);
  expect(hasEnded()).toEqual([false]);
  events.push(ended(1));
  expect(hasEnded()).toEqual([true]);
  events.push(aRequest({ request: 2, from: 1, method: 'GET', url: `${api}/end` }));
  expect(hasEnded()).toEqual([false]);
  events.push(ended(2));
  expect(hasEnded()).toEqual([true]);
});
