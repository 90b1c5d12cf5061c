/**
 * The stage of the suites that would disturb other suites. On the local cloud, the stage's leads go
 * to `form`. A deployed stage cannot reach a form on this machine, so its leads go to its own form.
 */
import type { Browser } from 'playwright-core';
import { startTargetFormServer, type TargetFormServer } from '../../target-form-server.ts';
import { launchPersonsBrowser } from '../browser.ts';
import { openStage, type Stage } from '../stage.ts';

export interface OwnStage {
  form: TargetFormServer;
  stage: Stage;
  browser: Browser;
}

/**
 * Opens the form, the stage and the browser, and adds each to `suite` immediately. So
 * `closeOwnStage` can close what was opened, even if a later step fails.
 */
export async function openOwnStage(suite: Partial<OwnStage>): Promise<void> {
  suite.form = await startTargetFormServer();
  suite.stage = await openStage({ target: suite.form.url });
  suite.browser = await launchPersonsBrowser();
}

export async function closeOwnStage({ form, stage, browser }: Partial<OwnStage>): Promise<void> {
  await browser?.close();
  await stage?.close();
  await form?.close();
}
