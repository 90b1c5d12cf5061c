/**
 * Sends one canary lead and follows it until it ends. A lead that does not end in time is
 * cancelled, so that canary leads do not pile up in a stage that does not work.
 */
import type * as z from 'zod/mini';
import { canaryLead, type CanaryReport } from '../../contract/canary.ts';
import { asError } from '../../contract/errors.ts';
import { acceptedSchema, submissionStatusSchema } from '../../contract/webhook-answers.ts';

/**
 * The time limit of a round trip, shorter than the function's time-out. An ordinary lead takes
 * seconds, a lead with a retry about a minute.
 */
export const canaryPatienceMs = 240_000;
const LOOK_EVERY_MS = 3000;

/** The webhook's answer to one request. */
export interface WebhookReply {
  status: number;
  /** The parsed JSON of the answer's body. */
  body: unknown;
}

export interface RoundTripDependencies {
  /** Calls the webhook: `path` is empty or `/<submission id>`. */
  call: (method: 'POST' | 'GET', path: string, body?: string) => Promise<WebhookReply>;
  /** Ends the canary's submission if it is still open. Throws if it has ended in the meantime. */
  cancel: (submissionId: string) => Promise<void>;
  wait: (milliseconds: number) => Promise<void>;
  now: () => Date;
}

/** Never throws, because failures are part of the returned report. */
export async function goRoundTrip(trip: RoundTripDependencies): Promise<CanaryReport> {
  const began = trip.now().getTime();
  const seconds = () => (trip.now().getTime() - began) / 1000;
  let submissionId: string | undefined;
  try {
    submissionId = await send(trip);
    const ended = await follow(submissionId, began + canaryPatienceMs, trip);
    return { ...ended, submissionId, seconds: seconds() };
  } catch (error: unknown) {
    const why = asError(error).message;
    return { outcome: 'failed', why, seconds: seconds(), ...(submissionId && { submissionId }) };
  }
}

async function send({ call }: RoundTripDependencies): Promise<string> {
  const reply = await call('POST', '', JSON.stringify(canaryLead));
  if (reply.status !== 202) throw new Error(`The webhook answered ${reply.status} to the lead.`);
  return read(acceptedSchema, reply).submissionId;
}

async function follow(
  submissionId: string,
  until: number,
  trip: RoundTripDependencies,
): Promise<Pick<CanaryReport, 'outcome' | 'why'>> {
  for (;;) {
    const reply = await trip.call('GET', `/${submissionId}`);
    if (reply.status !== 200) {
      throw new Error(`The webhook answered ${reply.status} to a question about the lead.`);
    }
    const { status, failureReason } = read(submissionStatusSchema, reply);
    if (status === 'success') return { outcome: 'success' };
    if (status === 'error') {
      return { outcome: 'failed', why: `The lead ended as ${failureReason ?? 'error'}.` };
    }
    if (trip.now().getTime() >= until) {
      await trip.cancel(submissionId).catch(() => undefined);
      const why = `The lead is still ${status} after ${canaryPatienceMs / 1000} seconds.`;
      return { outcome: 'too late', why };
    }
    await trip.wait(LOOK_EVERY_MS);
  }
}

function read<T>(schema: z.ZodMiniType<T>, { body }: WebhookReply): T {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new Error('The webhook answered something else than its contract.');
  return parsed.data;
}
