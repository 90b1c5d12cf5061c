import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { takeScreenshot } from '../../../../functions/browser/chromium/take-screenshot.ts';
import { processSubmission } from '../../../../functions/bot/process-submission.ts';
import { answerOf } from '../../../../functions/browser/attempt/answer-call.ts';
import { parseFenceToken } from '../../../../contract/fence-token.ts';
import { createSubmissionStore } from '../../../../functions/stores/submissions/submission-store.ts';
import { aClock, aLead, anId, aUser, rowLimits } from '../../builders.ts';
import { openStores } from '../../open-stores.ts';
import { attempt, launch, summary } from './attempt-builders.ts';
import { zooForms } from '../zoo/zoo-forms.ts';
import { startZooServer } from '../zoo/zoo-server.ts';
import { startTargetServer, type TargetServer } from '../target/target-server.ts';
import { BROWSER_TEST_MS } from '../../../time-limits.ts';
import { aBot } from '../../bot/a-bot.ts';

jest.setTimeout(BROWSER_TEST_MS);

let target: TargetServer;
const { db: database } = await openStores();
beforeAll(async () => {
  target = await startTargetServer();
});
afterAll(() => target.stop());

describe('the receipt of an attempt: a record of the filled fields', () => {
  test("a receipt contains each filled field and the target's message", async () => {
    const result = await attempt(target.url('/split'));
    expect(result).toMatchObject({
      kind: 'success',
      receipt: {
        pageUrl: target.url('/split'),
        confirmation: expect.stringContaining('Thank') as unknown,
        sign: 'words',
        submitStatus: 200,
        fields: expect.arrayContaining([
          { field: 'name', label: 'First name', value: 'Asha' },
          { field: 'phone', label: 'Country code', value: 'India (+91)' },
          { field: 'phone', label: 'Mobile', value: '9876543210', sent: true },
          { field: 'city', label: expect.stringContaining('City') as unknown, value: 'Pune' },
          { field: 'consent', label: 'I agree to the terms', value: 'I agree to the terms' },
        ]) as unknown,
      },
    });
  });

  test('the receipt of a failure contains the fields filled so far', async () => {
    const result = await attempt(target.url('/refuses'));
    expect(result).toMatchObject({
      kind: 'failure',
      receipt: { pageUrl: target.url('/refuses') },
    });
    expect(result.kind === 'failure' && result.receipt?.fields).toHaveLength(5);
    expect(result).not.toHaveProperty('receipt.sign');
  });

  test.each([
    ['drawn-list-without-need', ''],
    ['list-without-the-city', ''],
    ['list-that-adds-an-entry', 'Pune'],
  ])('the receipt of the form %s shows “%s” as the value of its city list', async (name, value) => {
    const zoo = await startZooServer(zooForms);
    const result = await attempt(zoo.url(name));
    await zoo.stop();
    const list = expect.objectContaining({ field: 'city', label: 'City', value }) as unknown;
    expect(result).toMatchObject({
      kind: 'success',
      receipt: { fields: expect.arrayContaining([list]) as unknown },
    });
  });
});

test('a masked picture shows no value of the lead', async () => {
  const browser = await launch();
  await browser.page.setContent(
    '<p>Dear Asha Rao, we call +91-98765-43210 in Pune</p><input value="asha@example.com">',
  );
  expect(await takeScreenshot(browser.page, aLead())).toBeInstanceOf(Buffer);
  const text = await browser.page.evaluate<string>('document.body.innerText');
  const colour = await browser.page.evaluate<string>(
    `getComputedStyle(document.querySelector('input')).color`,
  );
  await browser.close();
  expect(text).not.toMatch(/Asha|Rao|98765|Pune/);
  expect(colour).toBe('rgba(0, 0, 0, 0)');
});

describe('a target that fails in some attempts', () => {
  const run = async (path: string, tries: number) => {
    const clock = aClock();
    const store = createSubmissionStore({
      client: database.client,
      table: 'submissions',
      now: clock.now,
    });
    const [userId, id] = [aUser(), anId()];
    await store.create({ userId, id, keyId: anId(), lead: aLead(), maxAttempts: 5 });
    for (let count = 0; count < tries; count += 1) {
      await processSubmission(
        { userId, submissionId: id },
        {
          ...aBot(clock),
          store,
          attempt: async ({ lead, fenceToken }) => {
            const fence = () => store.fence(parseFenceToken(fenceToken));
            const result = await attempt(target.url(path), { lead, fence });
            return { kind: 'answered', answer: answerOf(result, false) };
          },
          settings: {
            leaseSeconds: 120,
            deadlineSeconds: 30,
            ...rowLimits,
            retry: { baseSeconds: 10, capSeconds: 60 },
          },
        },
      );
      clock.turn(61);
    }
    return store.get(userId, id);
  };

  test('a target that fails before the submit is retried until it works', async () => {
    const row = await run('/flaky-twice', 4);
    expect(row).toMatchObject({ status: 'success', retryCount: 2, attemptCount: 3 });
    expect(row?.attempts.map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'success']);
    expect(target.received('/flaky-twice')).toHaveLength(1);
  });

  test('a target that fails after the submit is not retried', async () => {
    const row = await run('/breaks', 3);
    expect(row).toMatchObject({ status: 'error', failureReason: 'outcome_unknown', retryCount: 0 });
    expect(target.received('/breaks')).toHaveLength(1);
  });
});

test("browser error messages never reach a failure's text", async () => {
  const failing = async () => {
    const browser = await launch();
    await browser.page.route('**/*', (route) => route.abort('connectionreset'));
    return browser;
  };
  const result = summary(await attempt(target.url('/plain'), { launch: failing }));
  expect(result).toMatchObject({ reason: 'target_unreachable', detail: 'ERR_CONNECTION_RESET' });
});
