/**
 * The scopes of a key and the rotation of its value: the dashboard sets them, the webhook enforces
 * them.
 */
import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { buildLead, sendLead } from '../account.ts';
import { card, expectToast, expectWellMade, press } from '../person.ts';
import { KEY_CACHE_MS } from '../../time-limits.ts';
import { until } from '../../until.ts';
import { clipboard, generateKey, keyNamed, type KeysSuite } from './suite.ts';

export function testScopes(suite: KeysSuite): void {
  const copied = async (name: string) => {
    await press(suite.page, `Copy API key ${name}`);
    await expectToast(suite.page, 'Copied', 'API key copied to clipboard');
    return clipboard(suite.page);
  };

  test('an API key may do only what its owner has chosen', async () => {
    const { page, stage } = suite;
    await page.getByText('What the key may do').click();
    await page.getByLabel('Send leads').uncheck();
    await page.getByLabel('Ask how far a lead is').uncheck();
    await page.getByLabel('Key name').fill('Reports');
    await press(page, 'Generate Key');
    await expectToast(page, 'Error', 'Please choose what the API key may do');
    await page.getByLabel('Ask how far a lead is').check();
    await page.getByLabel('Read your leads, forms and events').check();
    await expectWellMade(page);
    await generateKey(page, 'Reports');
    await keyNamed(page, 'Reports')
      .getByText('May ask how far a lead is; read your leads, forms and events')
      .waitFor();
    expect(await page.getByLabel('Send leads').isChecked()).toBe(true);
    const value = await copied('Reports');
    const { status, body } = await sendLead(stage.outputs, value, buildLead());
    expect([status, body['type']]).toEqual([403, '/problems#missing-scope']);
    expect(body['error']).toContain('lacks the scope send.');
    const answer = await fetch(`${stage.outputs.WebhookUrl}/${randomUUID()}`, {
      headers: { 'x-api-key': value },
    });
    expect(answer.status).toBe(404);
    // The newest key cannot send leads, so the “Test Submission” card uses another key.
    await card(page, 'Test Submission').getByText('“Later”').waitFor();
  });

  const focusReturns = (label: string) =>
    until(`the focus to be on ${label}`, async () => {
      const focused = () => document.activeElement?.getAttribute('aria-label');
      return (await suite.page.evaluate(focused)) === label;
    });

  test('a key’s old and new value both work after rotation', async () => {
    const { page, stage } = suite;
    await generateKey(page, 'Rotating');
    const lead = buildLead();
    const send = (value: string) =>
      sendLead(stage.outputs, value, lead, { 'Idempotency-Key': 'before and after' });
    const first = await copied('Rotating');
    const { body: accepted } = await send(first);

    await press(page, 'Rotate API key Rotating');
    await page.getByLabel('Keep the old value working for').selectOption('1 hour');
    // The toast about the copied key stays open while the toast about the rotation is closed.
    // Closing a toast must not lose the focus.
    await press(page, 'Copy API key Reports');
    await page.getByText('API key copied to clipboard').waitFor();
    await press(page, 'Rotate key');
    await expectToast(page, 'API Key Rotated', 'Copy its new value to whatever sends with it');
    await focusReturns('Rotate API key Rotating');
    await press(page, 'Edit API key Rotating');
    await press(page, 'Cancel');
    await focusReturns('Edit API key Rotating');
    await keyNamed(page, 'Rotating')
      .getByText(/^The old value works until /)
      .waitFor();
    const second = await copied('Rotating');
    expect(second).not.toBe(first);
    for (const value of [first, second]) {
      expect(await send(value)).toMatchObject({ status: 202, body: accepted });
    }

    await press(page, 'Rotate API key Rotating');
    await page.getByLabel('Keep the old value working for').selectOption('0');
    await keyNamed(page, 'Rotating')
      .getByText(/, is refused too\.$/)
      .waitFor();
    await expectWellMade(page);
    await press(page, 'Rotate key');
    await keyNamed(page, 'Rotating').getByText('1 submission').waitFor();
    await keyNamed(page, 'Rotating')
      .getByText(/The old value/)
      .waitFor({ state: 'detached' });
    const third = await copied('Rotating');
    for (const value of [first, second]) {
      await until(
        'the old value is refused',
        async () => (await send(value)).status === 403,
        KEY_CACHE_MS,
      );
    }
    expect(await send(third)).toMatchObject({ status: 202, body: accepted });
  });
}
