/**
 * Accepts the leads of one call. Each lead is accepted in the same way as by the route for one
 * lead, and gets its own answer. If the connection breaks, a repeat of the call returns the same
 * ids, because each lead has its own Idempotency-Key.
 */
import { asError, Refusal } from '../../contract/errors.ts';
import type { LeadMessage } from '../../contract/lead-message.ts';
import type { BulkAnswer } from '../../contract/webhook-answers.ts';
import { messageNotTaken, type Sender } from '../intake/accept-lead.ts';
import { readOnce } from '../intake/read-once.ts';
import type { RestEvent } from '../rest-calls/rest-event.ts';
import type { BatchedLeadQueue } from '../stores/leads/lead-queue.ts';
import { bulkLeadRequest, readBulk, type BulkLead } from './lead-request.ts';
import { replyTo } from '../rest-calls/reply-to.ts';
import { acceptOne, type OneLeadDependencies } from './accept-one.ts';
import { turnsOf } from './turns-of-leads.ts';
import { failed, refuse, type Reply } from '../rest-calls/answer.ts';

/** How many leads of a call are written at the same time. */
const AT_ONCE = 10;
/**
 * The time after the start of a call from which no further lead is begun, so that the call is
 * answered within the function's ten seconds.
 */
const BEGUN_WITHIN_MS = 5000;

export type ManyLeadsDependencies = OneLeadDependencies & { queue: BatchedLeadQueue };

/**
 * Accepts the leads. The call has already taken one request from the user's allowance, which counts
 * for its first lead; each further lead takes one more request. If the limits admit no lead, the
 * answer to the whole call is 429.
 * @throws {Refusal} if the call is not valid.
 */
export async function acceptLeads(
  sender: Sender,
  event: RestEvent,
  dependencies: ManyLeadsDependencies,
): Promise<Reply> {
  const leads = readBulk(event);
  const endBy = dependencies.now().getTime() + BEGUN_WITHIN_MS;
  const notBegun = failed(event);
  const replies: Reply[] = new Array<Reply>(leads.length);
  const forms = readOnce(dependencies.forms);
  const counted = countedTogether(sender, { ...dependencies, forms });
  const queued = queuedTogether(counted.dependencies);
  const { taken, refusal } = await takeRequests(sender, leads, event, dependencies);
  if (refusal) replies.fill(refusal, taken.length);
  await eachOf(turnsOf(taken), AT_ONCE, async (turn) => {
    for (const lead of turn) {
      replies[lead.index] =
        dependencies.now().getTime() < endBy
          ? await acceptOf(lead, sender, event, queued.dependencies)
          : notBegun;
    }
  });
  await Promise.all([queued.send(), counted.count()]);
  const late = replies.filter((reply) => reply === notBegun).length;
  if (late > 0) dependencies.logger.warn('Leads of a call were not begun in time', { late });
  const [first] = replies;
  if (first && replies.every(({ status }) => status === 429)) return first;
  return { status: 207, body: bulkAnswer(replies) };
}

/**
 * The API key's counter is written once for the whole call. A write for each lead would make each
 * lead slower.
 */
function countedTogether({ apiKey }: Sender, dependencies: ManyLeadsDependencies) {
  let leads = 0;
  const countSubmission = () => {
    leads += 1;
    return Promise.resolve();
  };
  const count = async () => {
    if (!apiKey || leads === 0) return;
    await dependencies.countSubmission(apiKey.keyHash, leads).catch((error: unknown) => {
      const about = { leads, error: asError(error) };
      dependencies.logger.warn('Submissions were not counted under an API key', about);
    });
  };
  return { dependencies: { ...dependencies, countSubmission }, count };
}

/**
 * The messages are sent after all rows are written, ten in a request. If the function ends before
 * it has sent them, or the queue refuses a message, the reconciler sends the messages.
 */
function queuedTogether(dependencies: ManyLeadsDependencies) {
  const messages: LeadMessage[] = [];
  const { queue, logger } = dependencies;
  const send = async () => {
    for (const { submissionId, error } of await queue.sendAll(messages)) {
      logger.warn(messageNotTaken, { submissionId, error });
    }
  };
  const later = { ...queue, send: async (lead: LeadMessage) => void messages.push(lead) };
  return { dependencies: { ...dependencies, queue: later }, send };
}

/** @returns the leads that the allowance admits, and the refusal for all other leads. */
async function takeRequests(
  { userId }: Sender,
  leads: readonly BulkLead[],
  event: RestEvent,
  { allowance }: OneLeadDependencies,
): Promise<{ taken: readonly BulkLead[]; refusal?: Reply }> {
  for (const { index } of leads.slice(1)) {
    try {
      await allowance.takeRequest(userId);
    } catch (error: unknown) {
      if (!(error instanceof Refusal)) throw error;
      return { taken: leads.slice(0, index), refusal: refuse(error, event) };
    }
  }
  return { taken: leads };
}

function acceptOf(
  lead: BulkLead,
  sender: Sender,
  event: RestEvent,
  dependencies: OneLeadDependencies,
): Promise<Reply> {
  const accept = async () => {
    const request = bulkLeadRequest(lead, sender.takesForms, dependencies.now());
    return acceptOne(sender, request, dependencies);
  };
  return replyTo(event, accept, dependencies);
}

function bulkAnswer(replies: readonly Reply[]): BulkAnswer {
  return {
    success: replies.every(({ status }) => status === 202),
    results: replies.map(({ status, body, headers }, index) => ({
      index,
      httpStatus: status,
      ...(headers && { headers }),
      body: body as BulkAnswer['results'][number]['body'],
    })),
  };
}

/** Calls `use` for each item in order, with at most `atOnce` calls at a time. */
async function eachOf<Item>(
  items: readonly Item[],
  atOnce: number,
  use: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const work = async () => {
    for (const item of waiting) await use(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
