/**
 * One call of the browser function, with a real browser and two local servers: the fence, which
 * gives permission to submit, and the bucket for the screenshot.
 */
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { askFence } from '../../../../functions/browser/attempt/ask-fence.ts';
import { answerCall } from '../../../../functions/browser/attempt/answer-call.ts';
import { asAttemptFailure } from '../../../../functions/browser/judge/attempt-failure.ts';
import { browserAnswerSchema, type BrowserCall } from '../../../../contract/browser-call.ts';
import { aLead } from '../../builders.ts';
import { aTarget, launch, testWaits } from './attempt-builders.ts';
import { startBotsEnd, type BotsEnd } from './bots-end.ts';
import { startTargetServer, type TargetServer } from '../target/target-server.ts';
import { BROWSER_TEST_MS } from '../../../time-limits.ts';

jest.setTimeout(BROWSER_TEST_MS);

let target: TargetServer;
let bot: BotsEnd;
let warnings: string[];

beforeAll(async () => {
  target = await startTargetServer();
});
afterAll(() => target.stop());
beforeEach(async () => {
  bot = await startBotsEnd();
  warnings = [];
});
afterEach(() => bot.stop());

const dependencies = {
  launch,
  now: () => new Date(),
  waits: testWaits,
  warn: (text: string) => void warnings.push(text),
};
const answer = (path: string, changes: Partial<BrowserCall> = {}) =>
  answerCall(bot.call({ target: aTarget(target.url(path)), ...changes }), dependencies);

test('a successful attempt requests permission once and returns a valid answer', async () => {
  const reply = await answer('/plain');
  expect(reply).toMatchObject({ kind: 'success', receipt: { pageUrl: target.url('/plain') } });
  expect(browserAnswerSchema.parse(reply)).toEqual(reply);
  expect(bot.tokens()).toEqual(['token']);
});

test("a success stays a success if its screenshot can't be stored", async () => {
  expect(await answer('/plain', { pictureSuccess: true })).toMatchObject({
    ...{ kind: 'success', pictured: true },
  });
  bot.bucketAnswers(403);
  const reply = await answer('/plain', { pictureSuccess: true });
  expect([reply.kind, 'pictured' in reply]).toEqual(['success', false]);
  expect(warnings).toEqual(['The picture was not stored']);
});

test("a masked screenshot of a success hides the lead's values", async () => {
  const shown: string[] = [];
  const answers = async (changes: Partial<BrowserCall>) => {
    const call = bot.call({ target: aTarget(target.url('/names')), pictureSuccess: true });
    await answerCall({ ...call, ...changes }, { ...dependencies, launch: reading(shown) });
  };
  await answers({});
  await answers({ maskSuccess: true });
  expect(shown[0]).toContain(aLead().name);
  expect(shown[1]).not.toMatch(/Asha|Rao/);
});

/** Records the page's text at the moment of the screenshot. */
const reading = (shown: string[]) => async () => {
  const browser = await launch();
  const { page } = browser;
  const screenshot = page.screenshot.bind(page);
  page.screenshot = async (options) => {
    shown.push(await page.evaluate<string>('document.body.innerText'));
    return screenshot(options);
  };
  return browser;
};

test('a failure keeps its reason if the bucket refuses its screenshot', async () => {
  bot.bucketAnswers(403);
  const reply = await answer('/refuses');
  expect(reply).toMatchObject({ reason: 'validation_refused', pictured: false });
  expect(warnings).toEqual(['The picture was not stored']);
});

test('an internal error after the permission to submit is logged without lead data', async () => {
  const logged: Error[] = [];
  const failing = {
    ...testWaits,
    get quietMs(): number {
      if (bot.tokens().length === 0) return testWaits.quietMs;
      throw new TypeError(`${aLead().email} is undefined`);
    },
  };
  const call = bot.call({ target: aTarget(target.url('/plain')) });
  const warn = (_text: string, error: Error) => void logged.push(error);
  const reply = await answerCall(call, { ...dependencies, waits: failing, warn });
  expect(reply).toMatchObject({ reason: 'outcome_unknown', fenced: true });
  expect(logged).toHaveLength(1);
  expect(logged[0]?.stack).toMatch(/^TypeError: … is undefined\n +at .*answer-call/);
});

test('a page lost after the permission to submit is not logged', async () => {
  let lose: (() => Promise<void>) | undefined;
  const losing = {
    ...testWaits,
    get quietMs(): number {
      if (bot.tokens().length > 0) void lose?.();
      return testWaits.quietMs;
    },
  };
  const launching = async () => {
    const browser = await launch();
    lose = () => browser.page.close();
    return browser;
  };
  const call = bot.call({ target: aTarget(target.url('/plain')) });
  const reply = await answerCall(call, { ...dependencies, launch: launching, waits: losing });
  expect(reply).toMatchObject({ reason: 'outcome_unknown', fenced: true });
  expect(warnings).toEqual([]);
});

test.each([
  ['a lost page', new Error('The page crashed')],
  ['an error of Playwright', new Error('page.evaluate: Target crashed')],
  ['a timeout', Object.assign(new Error('locator.click: Timeout'), { name: 'TimeoutError' })],
])('%s after the permission to submit is no internal error', (_what, error) => {
  const { reason, cause } = asAttemptFailure(error, true);
  expect([reason, cause]).toEqual(['outcome_unknown', undefined]);
});

test('an attempt whose deadline has passed sends nothing', async () => {
  const reply = await answer('/late', { deadline: Date.now() - 1 });
  expect(reply).toMatchObject({ kind: 'failure', reason: 'timeout', fenced: false });
  expect(bot.tokens()).toEqual([]);
  expect(target.received('/late')).toEqual([]);
});

describe('what the browser does after each answer to its permission request', () => {
  const respond = (status: number, body: string) => (_token: string, response: ServerResponse) =>
    void response.writeHead(status).end(body);

  test.each([
    ['an error with a go', respond(500, '{"go":true}')],
    ['a go of another kind', respond(200, '{"go":"true"}')],
    ['a body that is not JSON', respond(200, 'go')],
    [
      'a redirect',
      (_token: string, response: ServerResponse) => {
        response.writeHead(307, { location: target.url('/fence') }).end();
      },
    ],
    [
      'a cut connection',
      (_token: string, response: ServerResponse) => {
        response.destroy();
      },
    ],
  ])('the browser does not submit after an unclear permission answer: %s', async (_name, how) => {
    bot.fenceAnswers(how);
    expect(await askFence(bot.call().fence)).toBe('unasked');
    expect(bot.tokens()).toEqual(['token']);
  });

  test('the answer "go: false" (no permission) stops the attempt', async () => {
    bot.fenceAnswers(respond(200, '{"go":false}'));
    const before = target.received('/plain').length;
    expect(await askFence(bot.call().fence)).toBe(false);
    expect(await answer('/plain')).toEqual({ kind: 'stopped' });
    expect(target.received('/plain')).toHaveLength(before);
  });

  test('the answer "go" (permission) may contain a list of blocked sites', async () => {
    bot.fenceAnswers(respond(200, '{"go":true,"blocked":["0123456789a"]}'));
    expect(await askFence(bot.call().fence)).toEqual({ blocked: ['0123456789a'] });
    bot.fenceAnswers(respond(200, '{"go":false,"blocked":["0123456789a"]}'));
    expect(await askFence(bot.call().fence)).toBe(false);
    bot.fenceAnswers(respond(200, '{"go":true,"blocked":"all"}'));
    expect(await askFence(bot.call().fence)).toBe('unasked');
  });

  test('the browser requests permission again after status 429', async () => {
    const throttled = Array.from({ length: 4 }, () => respond(429, '{}'));
    const answers = [...throttled, respond(200, '{"go":true}')];
    bot.fenceAnswers((token, response) => answers.shift()?.(token, response));
    expect(await askFence(bot.call().fence)).toBe(true);
    bot.fenceAnswers(respond(429, '{"go":true}'));
    // The attempt ends in 9.6 s and an answer may take 8 s, so the browser soon stops asking.
    const before = bot.tokens().length;
    expect(await askFence(bot.call().fence, [], 9600)).toBe('unasked');
    expect(bot.tokens().length - before).toBeLessThanOrEqual(3);
  });

  test('no lead data leaves the browser after an unclear permission answer', async () => {
    bot.fenceAnswers(respond(503, '{}'));
    const reply = await answer('/autosave-kept');
    expect(reply).toEqual({ kind: 'stopped', unasked: true });
    expect(browserAnswerSchema.parse(reply)).toEqual(reply);
    expect(target.received('/autosave-kept')).toEqual([]);
    expect(target.requests('/autosave-kept')).toBeGreaterThan(0);
  });
});

test('the browser does not submit if its permission request fails', async () => {
  expect(await askFence({ url: 'http://127.0.0.1:1/', token: 'token' })).toBe('unasked');
  expect(aLead()).toEqual(bot.call().lead);
});
