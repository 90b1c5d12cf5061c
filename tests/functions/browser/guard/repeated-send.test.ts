import { expect, test } from '@jest/globals';
import { setImmediate as turn } from 'node:timers/promises';
import { isRepeat, mayHaveFailed } from '../../../../functions/browser/traffic/repeated-send.ts';

const home = 'https://www.lender.example/apply';
const aSending = (url: string, changes = {}) => ({
  method: 'POST',
  url,
  holdsLead: true,
  hasFailed: false,
  ended: Promise.withResolvers<void>(),
  stopIfGivenUp: async () => false,
  ...changes,
});
const api = 'https://api.lender.example/leads';
const failed = { hasFailed: true };
const givenUp = { stopIfGivenUp: async () => true };
const left = { isLeft: true };
const opaque = { holdsLead: false };

test.each([
  ['the same request after a failure', aSending(api, failed), aSending(`${api}?again`)],
  ['the form sent to its own page after its script failed', aSending(api, failed), aSending(home)],
  [
    'an encrypted body to the same address after a failure',
    aSending(api, { ...failed, ...opaque }),
    aSending(api, opaque),
  ],
  ['the same address after a time-out', aSending(api, givenUp), aSending(api)],
  ['the same address after an answer that was left', aSending(api, left), aSending(api)],
])('%s is a repeat', async (_what, earlier, next) => {
  expect(await isRepeat(next, [earlier], home)).toBe(true);
});

test.each([
  ['a submit beside an autosave', aSending(api), aSending(home)],
  [
    'a submit after the page gave up its autosave',
    aSending(`${api}/draft`, givenUp),
    aSending(api),
  ],
  [
    'a submit after a failed request to a tracker',
    aSending('https://t.test/', failed),
    aSending(api),
  ],
  ['another address after an answer that was left', aSending(`${api}/check`, left), aSending(api)],
  ['a write without the lead after it', aSending(api, left), aSending(api, opaque)],
  [
    'a submit after an encrypted body failed elsewhere',
    aSending(home, { ...failed, ...opaque }),
    aSending(api),
  ],
])('%s is not a repeat', async (_what, earlier, next) => {
  expect(await isRepeat(next, [earlier], home)).toBe(false);
});

test('an answered request is judged after its end is reported', async () => {
  const earlier = aSending(api, { isAnswered: true, isLeft: false });
  const judged = isRepeat(aSending(api), [earlier], home);
  await turn();
  Object.assign(earlier, left);
  earlier.ended.resolve();
  expect(await judged).toBe(true);
});

test('an end that is never reported delays one request', async () => {
  const earlier = aSending(api, { isAnswered: true });
  expect(await isRepeat(aSending(api), [earlier], home)).toBe(false);
  await earlier.ended.promise;
});

test.each([
  [200, false],
  [422, false],
  [408, true],
  [429, true],
  [502, true],
])('the status %i may have failed: %s', (status, may) => {
  expect(mayHaveFailed(status)).toBe(may);
});
