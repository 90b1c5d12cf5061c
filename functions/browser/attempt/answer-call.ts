/**
 * Answers one call of the bot: makes the attempt, uploads its screenshot, if there is one, and
 * limits the size of the answer.
 */
import type { BrowserAnswer, BrowserCall } from '../../../contract/browser-call.ts';
import type { AttemptReceipt } from '../../../contract/attempt-receipt.ts';
import { boundReceipt } from '../../stores/submissions/attempt-receipt.ts';
import type { AttemptResult, AttemptWork } from './attempt-work.ts';
import { attemptLead } from './attempt-lead.ts';
import { askFence } from './ask-fence.ts';
import { keepPicture } from './post-picture.ts';

export interface CallDependencies extends Pick<AttemptWork, 'launch' | 'now' | 'waits' | 'keep'> {
  warn: (text: string, error: Error) => void;
}

export async function answerCall(
  { deadline, fence, picture, ...call }: BrowserCall,
  { launch, now, waits, keep, warn }: CallDependencies,
): Promise<BrowserAnswer> {
  const leftMs = () => Math.max(0, deadline - now().getTime());
  const signal = AbortSignal.timeout(leftMs());
  const ask = (origins: readonly string[]) => askFence(fence, origins, leftMs());
  const { lead, fields, target, pictureSuccess, maskSuccess } = call;
  const input = { lead, fields, target, pictureSuccess, maskSuccess };
  const work = { ...input, launch, fence: ask, now, signal, waits, keep };
  const result = await attemptLead(work);
  if (result.kind === 'lost') return answerOf(result, false);
  const cause = result.kind === 'failure' && result.failure.cause;
  if (cause instanceof Error) warn('The attempt failed through an internal error', cause);
  return answerOf(result, await keepPicture(picture, result.screenshot, warn));
}

export function answerOf(result: AttemptResult, pictured: boolean): BrowserAnswer {
  if (result.kind === 'lost') {
    return { kind: 'stopped', ...(result.unasked && { unasked: true }) };
  }
  if (result.kind === 'success') {
    return { kind: 'success', ...(pictured && { pictured }), ...bounded(result.receipt) };
  }
  const { failure, fenced, nothingSent, receipt } = result;
  const { reason, message, byWords, retryAfterSeconds } = failure;
  return {
    kind: 'failure',
    reason,
    message,
    byWords,
    fenced,
    ...(nothingSent && { nothingSent }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    pictured,
    ...bounded(receipt),
  };
}

function bounded(receipt: AttemptReceipt | undefined) {
  return receipt ? { receipt: boundReceipt(receipt) } : {};
}
