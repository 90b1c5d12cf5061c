/** Decides and records how an attempt ended. */
import { isCanary } from '../../contract/canary.ts';
import { asError } from '../../contract/errors.ts';
import { saysSubmitted } from '../../contract/possibly-sent.ts';
import { redact } from '../../contract/redaction.ts';
import { isRetriable, type SubmissionRow } from '../../contract/submission.ts';
import { DAY_SECONDS } from '../../contract/time-units.ts';
import type { Claim } from '../stores/submissions/submission-fence.ts';
import type { Judgement } from '../stores/circuit-breaker/circuit-breaker-store.ts';
import { backoffSeconds } from './backoff.ts';
import { believedFailure, type AttemptFailure, type Ending } from './believe-answer.ts';
import { pictureKeyOf } from '../stores/submissions/picture-key.ts';
import type { BrowserEnd } from '../browser-calls/invoke-browser.ts';
import { deliverAgainAt, type MessageOutcome } from './message-outcome.ts';
import type { BotDependencies } from './bot-dependencies.ts';

/**
 * The longest wait that a target's Retry-After can cause; a target may request a longer wait by
 * mistake or on purpose.
 */
const LONGEST_RETRY_AFTER_SECONDS = DAY_SECONDS;
/** How many seconds a lead waits if Lambda has no capacity for another browser. */
const BUSY_SECONDS = 5;

/**
 * Returns the attempt's result for the circuit breaker; undefined if the bot has lost its claim to
 * the submission's row.
 */
export function judge(ending: Ending): Judgement | undefined {
  if (ending.kind === 'lost') return undefined;
  if (ending.kind === 'success') return 'success';
  const { reason, fenced, retryAfterSeconds } = ending.failure;
  return { reason, fenced, retryAfterSeconds };
}

/**
 * Restores the submission's row as if it had not been claimed, because no browser could be started.
 */
export async function giveBack(
  { cause, isBusy }: Extract<BrowserEnd, { kind: 'never began' }>,
  claim: Claim,
  { attemptCount }: SubmissionRow,
  { store, now, random, note, warn, fail }: BotDependencies,
): Promise<MessageOutcome> {
  const say = isBusy ? warn : fail;
  say('The browser function took no call', cause);
  const until = new Date(now().getTime() + BUSY_SECONDS * (1 + random()) * 1000);
  const recorded = await store.release({ ...claim, until });
  const noted = { submissionId: claim.id, attempt: attemptCount, retrying: recorded, recorded };
  note({ ...noted, outcome: 'never began' });
  return recorded ? deliverAgainAt(until, now()) : { kind: 'done' };
}

/**
 * If the row can't record the success, because the attempt's claim or its permission to send (the
 * fence) is gone, the lead does not count as a success.
 */
export async function settle(
  end: Exclude<BrowserEnd, { kind: 'never began' }>,
  claim: Claim,
  row: SubmissionRow,
  { store, settings, warn }: BotDependencies,
): Promise<Ending> {
  const { retentionDays } = settings;
  if (end.kind === 'answered' && end.answer.kind === 'success') {
    const { receipt, pictured } = end.answer;
    const screenshotKey = pictured ? pictureKeyOf(row) : undefined;
    const success = { ...claim, retentionDays, receipt, screenshotKey };
    const recorded = await store.recordSuccess(success);
    if (recorded) return { kind: 'success' };
  }
  if (end.kind === 'unknown') warn('The browser function did not answer', end.cause);
  // From now on a browser that still runs can no longer get the permission to send the lead.
  const fence = await store.endFence(claim);
  if (fence === 'lost') return { kind: 'lost' };
  const failure = believedFailure(end, fence === 'fenced');
  return { kind: 'failure', failure: { ...failure, detail: redact(failure.detail, row) } };
}

export async function record(
  ending: Ending,
  claim: Claim,
  row: SubmissionRow,
  dependencies: BotDependencies,
): Promise<MessageOutcome> {
  const { store, settings, note, noteSent, warn } = dependencies;
  const noted = {
    ...{ submissionId: claim.id, attempt: row.attemptCount, retrying: false },
    ...(row.formId !== undefined && { formId: row.formId }),
    ...(isCanary(row.userId) && { canary: true as const }),
  };
  if (mayHaveArrived(ending)) {
    await noteSent?.(row, true).catch((error: unknown) => {
      warn('An end was not noted with the first lead', asError(error));
    });
  }
  if (ending.kind !== 'failure') {
    const secondsToSubmit = secondsSince(row.openedAt ?? row.createdAt, dependencies.now());
    note({
      ...{ ...noted, outcome: ending.kind, recorded: ending.kind === 'success' },
      ...(ending.kind === 'success' && { secondsToSubmit }),
    });
    return { kind: 'done' };
  }
  const { reason, detail, receipt, pictured, fenced, nothingSent } = ending.failure;
  const retryAt = retryTime(ending.failure, row, dependencies);
  const recorded = await store.recordFailure({
    ...claim,
    reason,
    detail,
    retentionDays: settings.retentionDays,
    receipt,
    ...(nothingSent && { nothingSent }),
    ...(pictured && { screenshotKey: pictureKeyOf(row) }),
    ...(retryAt && { retryAt }),
  });
  if (recorded && !retryAt && fenced && !nothingSent)
    await dependencies.tellUndecided?.(row.userId);
  note({ ...noted, outcome: reason, retrying: retryAt !== undefined, recorded });
  return retryAt && recorded ? deliverAgainAt(retryAt, dependencies.now()) : { kind: 'done' };
}

const secondsSince = (time: string, now: Date) => (now.getTime() - Date.parse(time)) / 1000;

/**
 * Before another lead of the same person may be sent, the bot needs better evidence than a report
 * of the browser function, which runs strangers' pages. So the browser's report that nothing was
 * sent does not count here.
 */
function mayHaveArrived(ending: Ending): boolean {
  if (ending.kind !== 'failure') return ending.kind === 'success';
  const { fenced, reason } = ending.failure;
  return fenced || saysSubmitted(reason);
}

function retryTime(
  { reason, fenced, nothingSent, byWords, retryAfterSeconds = 0 }: AttemptFailure,
  { attemptCount, attemptBudget }: SubmissionRow,
  { settings, now, random }: BotDependencies,
): Date | undefined {
  const isFinal = byWords || nothingSent || !isRetriable(reason, fenced);
  if (isFinal || attemptCount >= attemptBudget) return undefined;
  const seconds = Math.max(
    backoffSeconds(attemptCount, settings.retry, random),
    Math.min(retryAfterSeconds, LONGEST_RETRY_AFTER_SECONDS),
  );
  return new Date(now().getTime() + seconds * 1000);
}
