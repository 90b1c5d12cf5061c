import { expect, test } from '@jest/globals';
import { isRepeat, mayHaveFailed } from '../../../../functions/browser/guard/repeated-send.ts';

const home = 'https://www.lender.example/apply';
const aSending = (url: string, changes = {}) => ({
  method: 'POST',
  url,
  holdsLead: true,
  hasFailed: false,
  isGivenUp: async () => false,
  ...changes,
});
const api = 'https://api.lender.example/leads';
const failed = { hasFailed: true };
const givenUp = { isGivenUp: async () => true };
const opaque = { holdsLead: false };

test.each([
  ['the same request after a failure', aSending(api, failed), aSending(`${api}?again`), true],
  ['the page after its script failed', aSending(api, failed), aSending(home), true],
  ['an encrypted body again', aSending(api, { ...failed, ...opaque }), aSending(api, opaque), true],
  ['the same address after a time-out', aSending(api, givenUp), aSending(api), true],
  ['a submit beside an autosave', aSending(api), aSending(home), false],
  ['a submit that gives up an autosave', aSending(`${api}/draft`, givenUp), aSending(api), false],
  [
    "a submit after a stranger's failure",
    aSending('https://t.test/', failed),
    aSending(api),
    false,
  ],
  ['another encrypted body', aSending(home, { ...failed, ...opaque }), aSending(api), false],
])('%s is a repeat or not', async (_what, earlier, next, repeats) => {
  expect(await isRepeat(next, [earlier], home)).toBe(repeats);
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
