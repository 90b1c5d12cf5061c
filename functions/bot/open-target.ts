/** Opens the target and waits until it shows a lead form. */
import type { Frame, Page, Response } from 'playwright-core';
import { AttemptFailure } from './attempt-failure.ts';
import { findLeadForm, type LeadForm } from './form/find-lead-form.ts';
import { scanPage, scanParts, type PageScan } from './form/page-scan.ts';
import { pageScript } from './form/page-script.ts';
import { proxyRefusalHeader } from './guard/guarding-proxy.ts';
import { answerOf } from './outcome/submit-traffic.ts';
import { pause } from './pause.ts';

const NAVIGATION_TIMEOUT_MS = 30_000;
const LOOK_EVERY_MS = 100;

export interface OpenedForm extends LeadForm {
  frame: Frame;
}

export async function openTarget(page: Page, url: string, now: Date): Promise<void> {
  if (!/^https?:$/.test(new URL(url).protocol)) {
    throw new AttemptFailure('blocked', 'Only http and https targets are opened');
  }
  const response = await page.goto(url, {
    waitUntil: 'domcontentloaded',
    timeout: NAVIGATION_TIMEOUT_MS,
  });
  if (response) await refuseBadAnswer(page, response, now);
}

async function refuseBadAnswer(page: Page, response: Response, now: Date): Promise<void> {
  const { status, retryAfterSeconds } = answerOf(response, now);
  if (status < 400) return;
  if (response.headers()[proxyRefusalHeader]) {
    throw new AttemptFailure('target_unreachable', 'The target could not be connected to');
  }
  const text = `The target answered ${status}`;
  if (status === 429 || (status === 503 && retryAfterSeconds !== undefined)) {
    throw new AttemptFailure('rate_limited', text, retryAfterSeconds);
  }
  const { captcha } = await scan(page.mainFrame());
  if (captcha) throw new AttemptFailure('captcha', `${text} and shows ${captcha}`);
  throw new AttemptFailure(
    status === 401 || status === 403 ? 'blocked' : 'target_unreachable',
    text,
  );
}

/** Single-page sites draw their form after the document has come. */
export async function waitForLeadForm(
  page: Page,
  limitMs: number,
  signal: AbortSignal,
): Promise<OpenedForm> {
  const end = performance.now() + limitMs;
  for (;;) {
    signal.throwIfAborted();
    if (page.isClosed()) throw new Error('The page was lost');
    const looks = await lookInFrames(page);
    const found = looks.find(({ verdict }) => verdict.leadForm);
    const captcha = looks.map((look) => look.captcha).find(Boolean);
    if (found?.verdict.leadForm) {
      if (captcha) throw new AttemptFailure('captcha', `The form is guarded by ${captcha}`);
      return { ...found.verdict.leadForm, frame: found.frame };
    }
    if (performance.now() > end) {
      if (captcha) throw new AttemptFailure('captcha', `The page is guarded by ${captcha}`);
      throw looks.some(({ verdict }) => verdict.withoutButton)
        ? new AttemptFailure('field_not_found', 'The form has no button that submits it')
        : new AttemptFailure('form_not_found', 'No lead form was found on the page');
    }
    await pause(LOOK_EVERY_MS, signal);
  }
}

async function lookInFrames(page: Page) {
  const looks = await Promise.all(
    page.frames().map(async (frame) => {
      // A frame may go while it is read; the page's own may be between two documents.
      const found = await scan(frame).catch(() => undefined);
      return found && { frame, verdict: findLeadForm(found), captcha: found.captcha };
    }),
  );
  return looks.filter((look) => look !== undefined);
}

function scan(frame: Frame): Promise<PageScan> {
  return frame.evaluate<PageScan>(pageScript(scanPage, scanParts));
}
