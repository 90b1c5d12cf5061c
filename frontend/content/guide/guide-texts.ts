/** The notes below the guide's samples. */
import { callbackLimits } from '../../../contract/callbacks.ts';
import { eventRetentionDays } from '../../../contract/events.ts';
import { mostListed } from '../../../contract/list-answers.ts';
import { maxBulkLeads } from '../../../contract/webhook-limits.ts';

export const guideTexts = {
  bulk: [
    `A call takes up to ${maxBulkLeads} leads. Each is accepted or refused by itself; results holds an answer to each, in their order.`,
    'Each lead has an idempotencyKey of its own. After a cut connection, send the same call again: leads that arrived are not sent twice.',
    'Send the leads with httpStatus 429 or 500 again, without the others, each with its same idempotencyKey.',
  ],
  lists: [
    `A page has up to ${mostListed} leads, newest first. Send nextCursor as cursor to read the next page; the last one has no nextCursor.`,
    'status, form and reference select. They may be combined, and stay the same from page to page.',
    'Forms are listed with their questions: the names that fields of a lead may hold.',
  ],
  events: [
    'Events tell what changed: how a lead ended, your decision, the state of a form or callback, and your alerts. They are listed in the order in which they were written.',
    'Keep nextCursor and send it as after to read what came since; if there is nothing newer, the answer repeats it.',
    `An event is listed about a minute after its change, and for ${eventRetentionDays} days. A callback is faster: it comes within seconds.`,
  ],
  callbacks: [
    'The secret is in the answer to this call and in no later one. The same call again finds the callback and makes no second one.',
    'A call holds ids, states and your reference, and no other personal data, unless you set withValues to true.',
    `An event may come twice, with the same webhook-id. You can have ${callbackLimits.endpoints} callbacks.`,
  ],
  programs: [
    'It sends one lead, tries again where that may help, and prints the id and the status.',
    'The id of your own record becomes the Idempotency-Key. If the program is cut off, run it again: the lead is not sent twice.',
    'Keep the API key on your server. Whoever reads it in a page or an app can send leads with it.',
  ],
} as const;
