/** Signs a user in by the page's own form and waits for the live dashboard. */
import type { Page } from 'playwright-core';
import type { Account } from '../end-to-end/account.ts';

export async function signInOn(
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.locator('.live-indicator[data-state=live]').waitFor();
}
