/**
 * Each failed request of the dashboard shows its message from the error catalogue, in the right
 * style.
 */
import { expect, test } from '@jest/globals';
import { objections } from '../axe.ts';
import { intercept } from '../intercept.ts';
import { card, expectToast, press, refuseOperation } from '../person.ts';
import { openElsewhere, type KeysSuite } from './suite.ts';

export function testFailures(suite: KeysSuite): void {
  const message = 'The service is resting';

  test('failed calls about keys and submissions show the service’s message', async () => {
    for (const [operation, what] of [
      ['ListApiKeys', 'Error loading API keys'],
      ['ListSubmissions', 'Error loading submissions'],
    ] as const) {
      const undo = await refuseOperation(suite.page, suite.stage, operation, message);
      await suite.page.reload();
      await expectToast(suite.page, 'Error', `${what}: ${message}`);
      await suite.page.getByText(/could not be loaded/).waitFor();
      expect(await objections(suite.page)).toEqual([]);
      undo();
    }
    await suite.page.reload();
    const undoCreate = await refuseOperation(suite.page, suite.stage, 'CreateApiKey', message);
    await suite.page.getByLabel('Key name').fill('Never');
    await press(suite.page, 'Generate Key');
    await expectToast(suite.page, 'Error', `Error creating API key: ${message}`);
    undoCreate();
    const undoChange = await refuseOperation(suite.page, suite.stage, 'UpdateApiKey', message);
    await press(suite.page, 'Edit API key Short');
    await press(suite.page, 'Save');
    await expectToast(suite.page, 'Error', `Error changing API key: ${message}`);
    await suite.page.getByLabel('New name').fill('  ');
    await press(suite.page, 'Save');
    await expectToast(suite.page, 'Error', 'Please enter a name for the API key');
    await card(suite.page, 'API Keys').getByRole('button', { name: 'Cancel' }).click();
    undoChange();
    const undoDelete = await refuseOperation(suite.page, suite.stage, 'DeleteApiKey', message);
    await press(suite.page, 'Delete API key Short');
    await press(suite.page, 'Delete key');
    await expectToast(suite.page, 'Error', `Error deleting API key: ${message}`);
    undoDelete();
    await press(suite.page, 'Refresh');
    await expectToast(suite.page, 'Refreshed', 'Submission data has been updated');
  });

  test('a failed test submission shows a specific or general message', async () => {
    const { WebhookUrl } = suite.stage.outputs;
    const headers = { 'access-control-allow-origin': '*' };
    const answers = [
      [{ status: 400, headers, json: { success: false, error: message } }, message],
      [{ status: 500, headers, body: '<html>' }, 'Failed to submit test'],
    ] as const;
    for (const [answer, text] of answers) {
      const undo = await intercept(suite.page, WebhookUrl, (route) =>
        route.request().method() === 'OPTIONS' ? route.fallback() : route.fulfill(answer),
      );
      await press(suite.page, 'Send Test Submission');
      await expectToast(suite.page, 'Error', text);
      undo();
    }
    const undo = await intercept(suite.page, WebhookUrl, (route) => route.abort());
    await press(suite.page, 'Send Test Submission');
    await expectToast(suite.page, 'Error', 'Failed to fetch');
    undo();
  });

  test('the error for an unknown key says where keys are listed', async () => {
    const response = await fetch(suite.stage.outputs.WebhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': `fak_${'a'.repeat(32)}` },
      body: '{}',
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      error: expect.stringContaining('Your keys live in the dashboard (/dashboard)') as unknown,
    });
  });

  test('an action taken offline is shown as waiting', async () => {
    const { page } = suite;
    await page.context().setOffline(true);
    await page.getByLabel('Key name').fill('Later');
    await press(page, 'Generate Key');
    const waiting = page.getByText('Waiting for the Connection');
    await waiting.waitFor();
    await page.locator('button:focus', { hasText: 'Generate Key' }).waitFor();
    await page.context().setOffline(false);
    await expectToast(page, 'API Key Created', 'Your new API key has been generated');
    await waiting.waitFor({ state: 'detached' });
  });

  test('an error is shown even if the toast code fails', async () => {
    const page = await openElsewhere(suite);
    await page.route(/\/assets\/toast-layer-/, (route) => route.abort());
    await page.goto('/dashboard');
    await press(page, 'Generate Key');
    const words = page.getByText('Please enter a name for the API key');
    await page.getByRole('status').filter({ has: words }).waitFor();
    await page.context().close();
  });
}
