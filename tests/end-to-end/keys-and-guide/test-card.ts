/** The page's reload after a test submission, and the work that delays the reload. */
import { expect, test } from '@jest/globals';
import { card, expectToast, expectWellMade, markDocument, press } from '../person.ts';
import { holdBack } from '../submissions-person.ts';
import { openTurnedClock, type KeysSuite } from './suite.ts';

export function testTestCard(suite: KeysSuite): void {
  test('the page does not reload while a key is edited', async () => {
    const view = '?status=success';
    const page = await openTurnedClock(suite, view);
    await press(page, 'Edit API key Google Sheet');
    await page.getByLabel('New name').fill('Half a name');
    const isSame = await markDocument(page);
    await press(page, 'Send Test Submission');
    await expectToast(page, 'Test submission created successfully');
    await page.clock.fastForward(60_000);
    await page.getByText('The page reloads when what you have open is done').waitFor();
    expect(await isSame()).toBe(true);
    expect(await page.getByLabel('New name').inputValue()).toBe('Half a name');
    await expectWellMade(page);
    const reloaded = page.waitForEvent('domcontentloaded');
    await card(page, 'API Keys').getByRole('button', { name: 'Cancel' }).click();
    await reloaded;
    await card(page, 'Test Submission').waitFor();
    expect(await isSame()).toBe(false);
    expect(new URL(page.url()).search).toBe(view);
    expect(await page.getByLabel('Status', { exact: true }).inputValue()).toBe('success');
    await page.context().close();
  });

  test('Send Test Submission keeps the focus until after the reload', async () => {
    const page = await openTurnedClock(suite, '');
    const button = page.getByRole('button', { name: 'Send Test Submission' });
    const focused = page.locator('#test-submission button:focus');
    const reloaded = page.waitForEvent('domcontentloaded');
    const letTest = await holdBack(page, suite.stage.outputs.WebhookUrl, 'name');
    await button.press('Enter');
    await page.getByRole('button', { name: 'Sending...' }).waitFor();
    await focused.waitFor();
    await letTest();
    await reloaded;
    await focused.waitFor();
    await page.context().close();
  });
}
