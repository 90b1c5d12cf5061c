/** The page that opens after a sign-in. */
import { expect, test } from '@jest/globals';
import { buildLead, createAccount, createKey, sendLead } from '../account.ts';
import { fillSignIn, heading, openPage } from '../person.ts';
import { atAuth, type SignInSuite } from './suite.ts';

export function testWhereItLeads(suite: SignInSuite): void {
  test('sign-in opens the requested view', async () => {
    const { outputs } = suite.stage;
    const account = await createAccount(outputs);
    const key = await createKey(outputs, account.accessToken);
    const lead = buildLead();
    const { body } = await sendLead(outputs, key.keyValue, lead);
    const wanted = `/dashboard?status=error&submission=${String(body['submissionId'])}#account`;
    const page = await openPage(suite.browser, suite.stage);
    await page.goto(wanted);
    await atAuth(page);
    await page.reload();
    await heading(page, 'Welcome Back');
    await fillSignIn(page, account);
    await page.waitForURL(`**${wanted}`);
    await page.getByRole('dialog', { name: lead.name }).waitFor();
    await page
      .getByRole('heading', { name: 'Account', exact: true, includeHidden: true })
      .waitFor();
    expect(await page.getByLabel('Status', { exact: true }).inputValue()).toBe('error');
    await page.context().close();
  });

  test('sign-in ignores a foreign address and opens the dashboard', async () => {
    const account = await createAccount(suite.stage.outputs);
    const page = await openPage(suite.browser, suite.stage);
    await page.goto('/auth?next=https://elsewhere.example');
    await page.evaluate(() => history.replaceState({ usr: { wantedView: '//elsewhere' } }, ''));
    await page.reload();
    await fillSignIn(page, account);
    await page.waitForURL('**/dashboard');
    await page.context().close();
  });
}
