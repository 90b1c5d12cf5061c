/**
 * A fake webhook in memory: gives a repeated Idempotency-Key the same id, and refuses what the
 * contract refuses.
 */
import { leadSchema } from '../../contract/lead-schema.ts';
import type { FetchAnswer, FetchOptions } from './apps-script.ts';

export interface SheetWebhook {
  answer: (url: string, options: FetchOptions) => FetchAnswer;
  /** The accepted leads by Idempotency-Key. */
  accepted: Map<string, { id: string; body: string }>;
  statuses: Map<string, { status: string; failureReason: string | null }>;
  outage: FetchAnswer | undefined;
  /**
   * Returns the answer that a test wants for a lead, or undefined for the usual answer.
   */
  refuse?: ((lead: { name: string }) => FetchAnswer | undefined) | undefined;
}

export const answerOf = (code: number, body: object): FetchAnswer => ({
  code,
  text: JSON.stringify(body),
});

export function aWebhook(): SheetWebhook {
  const webhook: SheetWebhook = {
    accepted: new Map(),
    statuses: new Map(),
    outage: undefined,
    answer: (url, { method, payload = '' }) => {
      if (webhook.outage) return webhook.outage;
      if (method === 'post') return takeAll(webhook, payload);
      const found = webhook.statuses.get(url.split('/').at(-1) ?? '');
      if (!found) return answerOf(404, { error: 'There is no such submission.' });
      return answerOf(200, found);
    },
  };
  return webhook;
}

/** Answers like the webhook's route for many leads. */
function takeAll(webhook: SheetWebhook, payload: string): FetchAnswer {
  const { leads } = JSON.parse(payload) as { leads: { idempotencyKey: string; name: string }[] };
  const results = leads.map(({ idempotencyKey, ...lead }, index) => {
    const { code, text, headers } =
      webhook.refuse?.(lead) ?? take(webhook, idempotencyKey, JSON.stringify(lead));
    return { index, httpStatus: code, headers, body: JSON.parse(text) as unknown };
  });
  return answerOf(207, { success: results.every(({ httpStatus }) => httpStatus < 300), results });
}

function take({ accepted, statuses }: SheetWebhook, key: string, body: string): FetchAnswer {
  const parsed = leadSchema.safeParse(JSON.parse(body));
  if (!parsed.success) {
    const details = parsed.error.issues.map(({ message }) => ({ message }));
    return answerOf(400, { error: 'The lead is not valid.', details });
  }
  const known = accepted.get(key);
  const lead = known ?? { id: `id-${accepted.size + 1}`, body };
  accepted.set(key, lead);
  if (lead.body !== body) return answerOf(409, { error: 'Another lead had this key.' });
  if (!known) statuses.set(lead.id, { status: 'processing', failureReason: null });
  const answer = answerOf(202, { submissionId: lead.id, status: 'processing' });
  return known ? { ...answer, headers: { 'Idempotent-Replayed': 'true' } } : answer;
}
