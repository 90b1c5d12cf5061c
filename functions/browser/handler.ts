/**
 * Responsible for one attempt or one rehearsal in a real browser: fills the target form, submits it
 * (attempts only), and returns the outcome. Invoked synchronously by the bot and the rehearser, in
 * an environment that serves one user. A separate function, because code that breaks out of
 * Chromium has the rights of its process: here these are one lead, permission to upload one
 * screenshot, and no AWS permission except to write this log.
 */
import type { Context } from 'aws-lambda';
import { browserCallSchema, type BrowserAnswer } from '../../contract/browser-call.ts';
import { rehearsalCallSchema, type RehearsalAnswer } from '../../contract/rehearsal-call.ts';
import { attemptFolder, loopbackAllowed } from '../environment/read-environment.ts';
import { createLogger } from '../logging/logger.ts';
import { answerCall } from './attempt/answer-call.ts';
import { keepIn } from './attempt/keep-attempt.ts';
import { attemptWaits } from './attempt/attempt-work.ts';
import { launchBrowser, prepareBrowser } from './chromium/launch-browser.ts';
import { answerRehearsal } from './rehearsal/answer-rehearsal.ts';
import { rehearsalWaits } from './rehearsal/rehearse-form.ts';
import { openScratchFolder } from './chromium/scratch-folder.ts';
import { isRecord } from '../../contract/is-record.ts';

const logger = createLogger('browser');
const scratch = openScratchFolder();

// Errors are ignored here because the first lead prepares the browser again and reports its errors.
prepareBrowser().catch(() => undefined);

const keep = keepIn(attemptFolder());

const own = {
  now: () => new Date(),
  warn: (text: string, error: Error) => logger.warn(text, { error }),
};

export async function handler(
  event: unknown,
  context: Context,
): Promise<BrowserAnswer | RehearsalAnswer> {
  logger.addContext(context);
  try {
    return await (isRehearsal(event) ? rehearse(event) : attempt(event));
  } finally {
    await scratch.empty();
  }
}

const isRehearsal = (event: unknown) => isRecord(event) && event['kind'] === 'rehearsal';

async function attempt(event: unknown): Promise<BrowserAnswer> {
  const launch = () => launchBrowser({ allowLoopback: loopbackAllowed() });
  return answerCall(browserCallSchema.parse(event), { ...own, launch, waits: attemptWaits, keep });
}

async function rehearse(event: unknown): Promise<RehearsalAnswer> {
  const launch = () => launchBrowser({ allowLoopback: loopbackAllowed(), images: true });
  const call = rehearsalCallSchema.parse(event);
  return answerRehearsal(call, { ...own, launch, waits: rehearsalWaits });
}
