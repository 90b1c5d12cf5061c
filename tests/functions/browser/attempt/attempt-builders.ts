/** Starts attempts of the bot for tests, in a real browser and with short waits. */
import type {
  AttemptResult,
  AttemptWaits,
  AttemptWork,
} from '../../../../functions/browser/attempt/attempt-work.ts';
import { attemptLead } from '../../../../functions/browser/attempt/attempt-lead.ts';
import { keepIn } from '../../../../functions/browser/attempt/keep-attempt.ts';
import { launchBrowser } from '../../../../functions/browser/chromium/launch-browser.ts';
import { attemptFolderVariable } from '../../../../contract/environment.ts';
import type { TargetForm } from '../../../../contract/target-form.ts';
import { aLead } from '../../builders.ts';

export const aTarget = (url: string, changes: Partial<TargetForm> = {}): TargetForm => ({
  name: 'Test target',
  url,
  demo: false,
  ...changes,
});

/** The values of the lead from `aLead()` that a form with the five usual fields receives. */
export const sentLead = {
  name: 'Asha Rao',
  phone: '+91 98765 43210',
  email: 'asha@example.com',
  city: 'Pune',
  loanAmount: '5000000',
};

export const launch = () => launchBrowser({ allowLoopback: true });

/**
 * If the environment variable `FORM_BOT_KEEP_ATTEMPTS` names a folder, each attempt's log is
 * written to this folder.
 */
export const keep = keepIn(process.env[attemptFolderVariable]);

/**
 * Most waits are shorter than in production, because some tests wait until such a wait has ended.
 * The form and its page get several seconds, because they load slowly on a busy machine.
 */
export const testWaits: AttemptWaits = {
  formMs: 5000,
  parseMs: 10_000,
  enabledMs: 300,
  quietMs: 500,
  busyMs: 3000,
};

export function attempt(url: string, changes: Partial<AttemptWork> = {}): Promise<AttemptResult> {
  return attemptLead({
    lead: aLead(),
    target: aTarget(url),
    launch,
    fence: async () => true,
    now: () => new Date(),
    signal: AbortSignal.timeout(50_000),
    waits: testWaits,
    keep,
    ...changes,
  });
}

/**
 * Summarises a result: for a failure its reason, its text and whether the bot had permission to
 * submit (`fenced`); otherwise only the kind of the result.
 */
export function summary(result: AttemptResult) {
  if (result.kind !== 'failure') return result.kind;
  const { failure, fenced } = result;
  return { reason: failure.reason, detail: failure.message, fenced };
}
