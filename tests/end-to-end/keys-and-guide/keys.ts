/** API keys: their use, copying, deletion and expiry. */
import { expect, test } from '@jest/globals';
import { DAY_MS } from '../../../contract/time-units.ts';
import { buildLead, sendLead } from '../account.ts';
import { intercept } from '../intercept.ts';
import { card, expectToast, expectWellMade, isLive, markDocument, press } from '../person.ts';
import { clipboard, generateKey, keyNamed, openTurnedClock, type KeysSuite } from './suite.ts';

const HINT = 'Please generate an API key first';
/** A date in the format of an HTML date field. */
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv-SE');

export function testKeys(suite: KeysSuite): void {
  const sendTest = () =>
    card(suite.page, 'Test Submission').getByRole('button', { name: 'Send Test Submission' });

  test('a key shows its last use and its submissions live', async () => {
    const { page, stage } = suite;
    await generateKey(page, 'Spreadsheet');
    await isLive(page);
    await keyNamed(page, 'Spreadsheet').getByText('Not used yet · 0 submissions').waitFor();
    const isSame = await markDocument(page);
    await press(page, 'Copy API key Spreadsheet');
    await expectToast(page, 'Copied', 'API key copied to clipboard');
    await sendLead(stage.outputs, await clipboard(page), buildLead());
    await keyNamed(page, 'Spreadsheet')
      .getByText(/^Last used .* · 1 submission$/)
      .waitFor();
    expect(await isSame()).toBe(true);
  });

  test('a key can be copied without access to the clipboard', async () => {
    const { page } = suite;
    const shown = await keyNamed(page, 'Spreadsheet').locator('code').innerText();
    await page.evaluate(() => navigator.clipboard.writeText('nothing'));
    await page.evaluate(() => {
      Object.defineProperty(navigator.clipboard, 'writeText', {
        configurable: true,
        value: () => Promise.reject(new DOMException('refused', 'NotAllowedError')),
      });
    });
    await press(page, 'Copy API key Spreadsheet');
    await expectToast(page, 'Copied', 'API key copied to clipboard');
    expect((await clipboard(page)).startsWith(shown.slice(0, 8))).toBe(true);
    await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'));
  });

  test('Send Test Submission stops using a key when its deletion begins', async () => {
    const { page, stage } = suite;
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const end = await intercept(page, stage.outputs.GraphqlUrl, async (route) => {
      if (route.request().postData()?.includes('DeleteApiKey')) await released;
      return route.fallback();
    });
    await press(page, 'Delete API key Spreadsheet');
    await press(page, 'Delete key');
    await card(page, 'Test Submission').getByText('“Google Sheet”').waitFor();
    expect(await sendTest().isEnabled()).toBe(true);
    await press(page, 'Delete API key Google Sheet');
    await expectWellMade(page);
    await press(page, 'Delete key');
    await page.getByText(HINT).waitFor();
    expect(await sendTest().isDisabled()).toBe(true);
    release();
    await expectToast(page, 'API Key Deleted', 'The API key has been removed');
    await card(page, 'Test Submission').waitFor({ state: 'detached' });
    end();
  });

  test('Send Test Submission is disabled when every key has expired', async () => {
    await suite.page.getByLabel('Last day (optional)').fill(dayAfter(2));
    await generateKey(suite.page, 'Lasting');
    await suite.page.getByLabel('Last day (optional)').fill(dayAfter(1));
    await generateKey(suite.page, 'Short');
    const page = await openTurnedClock(suite);
    const isSame = await markDocument(page);
    await card(page, 'Test Submission').getByText('“Short”').waitFor();
    await page.clock.fastForward(2 * DAY_MS);
    await card(page, 'Test Submission').getByText('“Lasting”').waitFor();
    await page.clock.fastForward(DAY_MS);
    await page.getByText(HINT).waitFor();
    expect(
      await keyNamed(page, 'Short')
        .getByText(/Expired/)
        .count(),
    ).toBe(1);
    const send = page.getByRole('button', { name: 'Send Test Submission' });
    expect([await send.isDisabled(), await isSame()]).toEqual([true, true]);
    await expectWellMade(page);
    await page.context().close();
  });
}
