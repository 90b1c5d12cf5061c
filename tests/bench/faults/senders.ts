/**
 * Integrators: each sends its leads one after another, with an Idempotency-Key. As the guide says,
 * they repeat a request until it is accepted: after a 429 when its `Retry-After` is over, and after
 * a 5xx or a missing answer with the same key.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { SECOND_MS } from '../../../contract/time-units.ts';
import { buildLead } from '../../end-to-end/account.ts';

const ANSWER_WITHIN_MS = 35 * SECOND_MS;
const LONGEST_PAUSE_MS = 5 * SECOND_MS;

export interface SentLead {
  email: string;
  userId: string;
  submissionId: string;
  acceptedAt: number;
  /** How many requests it took until the lead was accepted. */
  tries: number;
}

export interface Sender {
  webhookUrl: string;
  keyValue: string;
  userId: string;
}

/**
 * Sends one lead until it is accepted. @throws {Error} if the webhook refuses the lead for a reason
 * that a repeat does not change.
 */
export async function sendUntilAccepted(
  { webhookUrl, keyValue, userId }: Sender,
  name: string,
): Promise<SentLead> {
  const email = `${name}@faults.example`;
  const body = JSON.stringify(buildLead({ email }));
  const headers = {
    'content-type': 'application/json',
    'x-api-key': keyValue,
    'idempotency-key': name,
  };
  for (let tries = 1; ; tries += 1) {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const answer = await fetch(webhookUrl, { method: 'POST', headers, body, signal })
      .then(async (response) => ({ response, text: await response.text() }))
      .catch(() => undefined);
    if (answer?.response.status === 202) {
      const { submissionId } = JSON.parse(answer.text) as { submissionId: string };
      return { email, userId, submissionId, acceptedAt: Date.now(), tries };
    }
    const status = answer?.response.status ?? 0;
    if (status >= 400 && status < 500 && status !== 429) {
      throw new Error(`${email} was answered ${status}: ${answer?.text}`);
    }
    const retryAfterMs = Number(answer?.response.headers.get('retry-after') ?? 0) * 1000;
    await wait(Math.max(retryAfterMs, Math.min(LONGEST_PAUSE_MS, 100 * 2 ** tries)));
  }
}
