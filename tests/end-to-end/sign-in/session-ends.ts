/**
 * The end of a session: in this tab, in another tab, on another device, and when the service or the
 * network fails.
 */
import { expect, test } from '@jest/globals';
import { intercept } from '../intercept.ts';
import {
  expectToast,
  expectWellMade,
  fillSignIn,
  isIdle,
  isLive,
  logOut,
  openPage,
  press,
  signIn,
} from '../person.ts';
import { arrivesWith, atAuth, newPerson, type SignInSuite } from './suite.ts';

export function testSessionEnds(suite: SignInSuite): void {
  test('a logout in one tab signs out every tab', async () => {
    const { page } = await newPerson(suite);
    const other = await page.context().newPage();
    await other.goto('/auth');
    await other.waitForURL('**/dashboard');
    await other.getByRole('heading', { name: 'API Keys' }).waitFor();
    await logOut(page);
    await atAuth(other);
    await page.context().close();
  });

  test('Logout ends the session whatever the service answers', async () => {
    const { page, person } = await newPerson(suite);
    let status = 0;
    // Playwright's route is not removed: a request that is under way while a route is removed may
    // never be answered.
    await page.route('**/*', async (route) =>
      route.request().headers()['x-amz-target']?.endsWith('.RevokeToken')
        ? route.fulfill({ status, json: { __type: 'NotAuthorizedException', message: 'no' } })
        : route.fallback(),
    );
    for (status of [401, 403, 404]) {
      await logOut(page);
      await page.goto('/dashboard');
      await atAuth(page);
      await fillSignIn(page, person);
      await arrivesWith(page, '**/dashboard', 'Logged in successfully');
    }
    await page.context().close();
  });

  test('Logout ends the session even without a network', async () => {
    const { page } = await newPerson(suite);
    await isLive(page);
    // Waits until all code is loaded, because loading it would fail without a network.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    // The home page cannot be loaded without a network. React Router may request the home page's
    // address, the dashboard's address again (if it already has the home page's code), or both.
    const left = page.waitForEvent('requestfailed', (request) =>
      Boolean(
        request.failure()?.errorText.includes('INTERNET_DISCONNECTED') &&
        request.isNavigationRequest(),
      ),
    );
    await press(page, 'Logout');
    await left;
    await page.context().setOffline(false);
    const later = await page.context().newPage();
    await later.goto('/dashboard');
    await atAuth(later);
    await page.context().close();
  });

  test('signing out everywhere ends sessions on other devices immediately', async () => {
    const { page, person } = await newPerson(suite);
    const device = await openPage(suite.browser, suite.stage);
    await signIn(device, person);
    await device.waitForURL('**/dashboard');
    await page.getByRole('heading', { name: 'Statistics' }).waitFor();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Sign out everywhere' }).waitFor();
    await page.waitForFunction(() => {
      const titles = [...document.querySelectorAll('h2')];
      const place = titles.find(({ textContent }) => textContent === 'Account');
      const top = place?.getBoundingClientRect().top ?? -1;
      return top > 0 && top < innerHeight;
    });
    await expectWellMade(page);
    await isLive(device);
    const toasted = expectToast(
      device,
      'Error',
      'You were signed out on every device. Sign in again.',
    );
    await press(page, 'Sign out everywhere');
    await Promise.all([toasted, atAuth(page), atAuth(device)]);
    await fillSignIn(page, person);
    await page.waitForURL('**/dashboard');
    await isLive(page);
    await Promise.all([page.context().close(), device.context().close()]);
  });

  test('deleting the account ends the session', async () => {
    const { page, person } = await newPerson(suite);
    await page.getByRole('button', { name: 'Account' }).click();
    await press(page, 'Delete account…');
    const field = page.getByLabel('Type your e-mail address to confirm');
    await expect(field.evaluate((one) => one === document.activeElement)).resolves.toBe(true);
    await field.fill('somebody.else@mail.example');
    await field.press('Enter');
    await page.getByText('That is not the address of this account').waitFor();
    await expectWellMade(page);
    // Delays the answer to DeleteAccount until another call is refused for the deleted account.
    await isLive(page);
    await isIdle(page);
    await intercept(page, suite.stage.outputs.GraphqlUrl, async (route) => {
      if (!route.request().postData()?.includes('DeleteAccount')) return route.fallback();
      const response = await route.fetch();
      const refused = page.waitForResponse(
        (other) => other.request().postData()?.includes('ListSubmissions') === true,
      );
      await press(page, 'Refresh');
      expect(await (await refused).text()).toContain('This account was deleted.');
      await route.fulfill({ response });
    });
    await field.fill(person.email.toUpperCase());
    await field.press('Enter');
    const description = 'Your API keys stop working within a minute';
    await arrivesWith(page, '**/auth', 'Account deleted', description);
    await expect(page.getByText('This account was deleted.').count()).resolves.toBe(0);
    await fillSignIn(page, person);
    await expectToast(page, 'Error', 'Incorrect username or password.');
    await page.context().close();
  });
}
