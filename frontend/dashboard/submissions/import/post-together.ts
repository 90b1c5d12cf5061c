/**
 * Several workers send leads at the same time. Posts their leads in one call, and returns to each
 * worker the answer to its own lead.
 */
import type { BulkAnswer } from '../../../../contract/webhook-answers.ts';
import { partsOf } from '../../../../contract/api-routes.ts';
import { maxBulkLeads } from '../../../../contract/webhook-limits.ts';
import type { LeadToSend, Sending } from './sending.ts';
import { isRecord } from '../../../../contract/is-record.ts';

/** The webhook's answer to one lead. */
export interface LeadAnswer {
  status: number;
  /** Whether the webhook had received the lead before. */
  isReplayed: boolean;
  /** The pause in milliseconds that the webhook requested. */
  askedMs: number | undefined;
  body: { submissionId?: string; error?: string; code?: unknown };
}

/**
 * Resolves with the answer to the lead, or with undefined if the sending was stopped before the
 * call.
 */
export type Poster = (lead: LeadToSend) => Promise<LeadAnswer | undefined>;

interface Waiting {
  lead: LeadToSend;
  resolve: (answer: LeadAnswer | undefined) => void;
  reject: (error: unknown) => void;
}

interface Turns {
  turn: () => Promise<void>;
  spend: (leads: number) => void;
  ended?: string;
}

export function createPoster(sending: Sending, pace: Turns): Poster {
  const waiting: Waiting[] = [];
  const call = async () => {
    await pace.turn();
    const together = waiting.splice(0, maxBulkLeads);
    if (sending.signal.aborted || pace.ended !== undefined) {
      together.forEach(({ resolve }) => resolve(undefined));
      return;
    }
    pace.spend(together.length);
    try {
      const leads = together.map(({ lead }) => lead);
      const answers = await postTogether(leads, sending);
      together.forEach(({ resolve }, index) => resolve(answers[index]));
    } catch (error: unknown) {
      together.forEach(({ reject }) => reject(error));
    }
  };
  return (lead) =>
    new Promise((resolve, reject) => {
      waiting.push({ lead, resolve, reject });
      // Other workers (parallel senders) add their leads at the same moment. So the call starts
      // only after these leads are added.
      if (waiting.length === 1) setTimeout(() => void call());
    });
}

/** An answer to the whole call, such as 429, counts as the answer to each lead of the call. */
async function postTogether(
  leads: readonly LeadToSend[],
  { webhookUrl, apiKey, fetcher = fetch }: Sending,
): Promise<LeadAnswer[]> {
  const response = await fetcher(new URL(partsOf('POST /leads').path.slice(1), webhookUrl).href, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'x-api-key': apiKey },
    body: JSON.stringify({
      leads: leads.map(({ lead, idempotencyKey }) => ({ ...lead, idempotencyKey })),
    }),
  });
  const { status, headers } = response;
  const json: unknown = await response.json().catch(() => undefined);
  const { results } = (json ?? {}) as Partial<BulkAnswer>;
  if (status !== 207 || results?.length !== leads.length) {
    return leads.map(() => answerOf(status, headers, json));
  }
  return results.map((one) => answerOf(one.httpStatus, new Headers(one.headers), one.body));
}

function answerOf(status: number, headers: Headers, json: unknown): LeadAnswer {
  const { submissionId, error, details, code } = isRecord(json) ? json : {};
  const first: unknown = Array.isArray(details) ? details[0] : undefined;
  const message = isRecord(first) ? first['message'] : undefined;
  const words = [error, message].filter((text) => typeof text === 'string');
  const seconds = Number(headers.get('Retry-After'));
  return {
    status,
    isReplayed: headers.get('Idempotent-Replayed') === 'true',
    askedMs: seconds > 0 ? seconds * 1_000 : undefined,
    body: {
      code,
      ...(typeof submissionId === 'string' && { submissionId }),
      ...(words.length > 0 && { error: words.join(': ') }),
    },
  };
}
