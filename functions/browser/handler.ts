/**
 * Responsible for one attempt in a real browser: fills and submits the target form and says how it
 * ended. Called by the bot alone, synchronously, in an environment that serves one user. A function
 * of its own, because a page that breaks out of Chromium has its uid: here that uid holds one lead,
 * the right to post one picture, and no rights in the account but to write this log.
 */
import type { Context } from 'aws-lambda';
import type { BrowserAnswer } from '../../contract/browser-call.ts';
import { browserCallSchema } from '../../contract/browser-call.ts';
import { loopbackAllowed } from '../environment/read-environment.ts';
import { createLogger } from '../logging/logger.ts';
import { answerCall } from './answer-call.ts';
import { attemptWaits } from './attempt-lead.ts';
import { launchBrowser, prepareBrowser } from './chromium/launch-browser.ts';
import { openScratchFolder } from './scratch-folder.ts';

const logger = createLogger('browser');
const scratch = openScratchFolder();

// Errors are ignored here because the first lead repeats this step and reports them.
prepareBrowser().catch(() => undefined);

export async function handler(event: unknown, context: Context): Promise<BrowserAnswer> {
  logger.addContext(context);
  try {
    return await answerCall(browserCallSchema.parse(event), {
      now: () => new Date(),
      waits: attemptWaits,
      launch: () => launchBrowser({ allowLoopback: loopbackAllowed() }),
      warn: (text, error) => logger.warn(text, { error }),
    });
  } finally {
    await scratch.empty();
  }
}
