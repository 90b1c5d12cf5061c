/**
 * A user's callback in the browser: the user adds, tests, replays, rotates and deletes it, it is
 * called about leads, and its receiver fails and disables it. The user also sets up an alert about
 * failed leads. The test itself serves the receiver, which verifies every call by the reference
 * library of Standard Webhooks. Local cloud only, because a deployed stage cannot call this
 * machine. The steps build on each other.
 */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { Webhook } from 'standardwebhooks';
import { listen } from '../functions/local-aws.ts';
import { LEAD_TEST_MS, LEAD_WAIT_MS, STAGE_START_MS, STAGE_STOP_MS } from '../time-limits.ts';
import { until } from '../until.ts';
import { describeLocally } from './local-only.ts';
import { expectToast, heading, press } from './person.ts';
import { runNow } from './run-now.ts';
import { openSubmissions, type SubmissionsPerson } from './submissions-person.ts';

jest.setTimeout(LEAD_TEST_MS);

/** The interval at which the page reads callbacks, their log and alerts again. */
const READ_AGAIN_MS = 20_000;

interface Call {
  headers: Record<string, string>;
  body: string;
}

function startReceiver() {
  const calls: Call[] = [];
  const answer = { status: 204 };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(answer.status).end(answer.status === 204 ? '' : 'Back at noon');
    });
  });
  return { server, calls, answer };
}

describeLocally('ownReceiver', 'callbacks', () => {
  const { server, calls, answer } = startReceiver();
  let person: SubmissionsPerson;
  let page: Page;
  let secret: string;

  beforeAll(async () => {
    person = await openSubmissions();
    ({ page } = person);
    await page.clock.install();
  }, STAGE_START_MS);
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await person?.close();
  }, STAGE_STOP_MS);

  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const log = () => page.getByRole('region', { name: /^Deliveries to/ });
  const delivery = (text: string): Locator => log().getByRole('listitem').filter({ hasText: text });
  const shownSecret = async () =>
    (await page.getByRole('group', { name: 'Secret' }).textContent()) ?? '';
  /** Advances the page's clock until the page shows the element. */
  const untilRead = (shown: Locator) =>
    until(
      'the page shows it',
      async () => {
        await page.clock.fastForward(READ_AGAIN_MS);
        await shown.waitFor({ timeout: 1000 });
        return true;
      },
      LEAD_WAIT_MS,
    );
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  /**
   * Waits until the receiver has been called more than `before` times, and verifies the signature
   * of that call.
   */
  const nextCall = async (before: number, key = secret) => {
    const call = await until('the receiver is called', () => calls[before], LEAD_WAIT_MS);
    new Webhook(key).verify(call.body, call.headers);
    const event = JSON.parse(call.body) as { type: string; data: { submissionId: string } };
    return { ...event, id: call.headers['webhook-id'] };
  };

  test('a callback is added by keyboard; its secret is shown once', async () => {
    await page.getByRole('link', { name: 'Callbacks' }).press('Enter');
    await heading(page, 'Callbacks');
    await button('Add a callback').press('Enter');
    const address = page.getByLabel('Address that we call');
    await button('Add callback').press('Enter');
    await page.getByText(/^Enter the whole address/).waitFor();
    expect(await address.evaluate((field) => field === document.activeElement)).toBe(true);
    await address.fill(`${await listen(server)}/hooks?token=t`);
    await address.press('Enter');
    secret = await shownSecret();
    expect(secret).toMatch(/^whsec_/);
    await page.keyboard.press('Escape');
    await button('Send test to 127.0.0.1').waitFor();
    await until('the focus is in the page', async () => (await focused()) !== 'BODY');
    await until('the secret is gone', async () => !(await page.content()).includes(secret));
    await page
      .getByText(/\/hooks\?token=t/)
      .first()
      .waitFor();
  });

  test('a callback is called with a test event', async () => {
    await button('Deliveries to 127.0.0.1').click();
    await button('Send test').click();
    await expectToast(page, 'Test Sent', 'Its delivery is in the log');
    expect(await nextCall(0)).toMatchObject({ type: 'callback.test' });
    await untilRead(delivery('You sent a test').getByText('Delivered'));
  });

  test('a callback is called about a lead', async () => {
    const submissionId = await person.send();
    const event = await nextCall(1);
    expect(event).toMatchObject({ type: 'submission.succeeded', data: { submissionId } });
    await untilRead(delivery('A lead went in').getByText('Delivered'));
  });

  test('the page shows a failed delivery and can replay it', async () => {
    answer.status = 503;
    const before = calls.length;
    await person.send({ city: 'Nowhere' });
    const { id } = await nextCall(before);
    const item = delivery(id?.includes('undecided') ? 'may have it' : 'has nothing of it');
    await untilRead(item.getByText('HTTP 503', { exact: false }));
    await item.getByText('Waiting').waitFor();
    await item.getByRole('button', { name: /^Details/ }).click();
    await item.getByText('Back at noon').waitFor();
    answer.status = 204;
    const soFar = calls.length;
    await item.getByRole('button', { name: /^Replay/ }).click();
    expect(await nextCall(soFar)).toMatchObject({ id });
    await untilRead(item.getByText('Delivered'));
  });

  test('a callback is signed with both secrets after a rotation', async () => {
    const former = secret;
    await button('Rotate secret').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate secret' }).click();
    await heading(page, 'Keep the new secret');
    secret = await shownSecret();
    expect(secret).not.toBe(former);
    await press(page, 'Close');
    const before = calls.length;
    await button('Send test').click();
    await nextCall(before);
    await nextCall(before, former);
    await page.getByText(/^The secret before the last rotation signs too/).waitFor();
  });

  test('an alert starts when two leads fail, and later recovers', async () => {
    const end = async (overrides?: { city: string }) => {
      const before = calls.length;
      await person.send(overrides);
      await nextCall(before);
    };
    // The service stores the event before it calls the receiver. So after this call, the alert can
    // count the lead.
    await end({ city: 'Nowhere' });
    await end({ city: 'Nowhere' });
    await page.getByRole('link', { name: 'Alerts' }).press('Enter');
    await heading(page, 'Alerts');
    await button('Add an alert').press('Enter');
    await page.getByLabel('Leads in a row').fill('2');
    await page.getByLabel('Leads in a row').press('Enter');
    const alert = page.getByRole('listitem').filter({ hasText: '2 leads in a row fail' });
    await alert.getByText('It has not rung yet.').waitFor();
    await runNow(person.stage.outputs, 'CallbackDeliverySweep');
    await untilRead(alert.getByText('Rings', { exact: true }));
    await alert.getByText(/^Last rang/).waitFor();
    await end();
    // After an event, the alert would be checked 15 seconds later, to include further events.
    // Saving the alert makes the next scheduled run (sweep) check it immediately.
    await button(/^Change: 2 leads/).press('Enter');
    await press(page, 'Save alert');
    await page.getByRole('button', { name: 'Save alert' }).waitFor({ state: 'detached' });
    await runNow(person.stage.outputs, 'CallbackDeliverySweep');
    await untilRead(alert.getByText(/well again/));
    expect(await alert.getByText('Rings', { exact: true }).count()).toBe(0);
    await page.getByRole('switch', { name: /^On: 2 leads/ }).uncheck();
    await alert.getByText('Off', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Callbacks' }).click();
    await heading(page, 'Callbacks');
  });

  test('a receiver disables its callback; the user resumes and deletes it', async () => {
    answer.status = 410;
    await button('Send test').click();
    await untilRead(page.getByText(/it answered 410 Gone/));
    await button('Resume the callback').click();
    await button('Pause the callback').waitFor();
    await button('Delete the callback').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete callback' }).click();
    await page.getByText(/^No callbacks yet/).waitFor();
    await until('the focus is in the page', async () => (await focused()) !== 'BODY');
    expect(person.complaints).toEqual([]);
  });
});
