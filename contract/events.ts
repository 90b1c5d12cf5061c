/**
 * Events inform users how submissions ended, how forms and callbacks changed, and about alerts. An
 * event contains ids and states, but no data of a lead. The sender's own `reference` is read from
 * the submission's row each time an event is shown, so erasing the lead removes the reference from
 * its events too.
 */
import * as z from 'zod/mini';
import { alertKinds } from './alerts.ts';
import { formStates } from './target-forms.ts';
import { failureReasons, finalStatuses } from './submission.ts';

/**
 * `undecided`: the submission failed, but the target may have the lead, and only the lead's owner
 * can find out. After `failed`, `cancelled` and `expired` the target does not have the lead.
 * `decided`: the owner decided whether the target has the lead, or changed that decision.
 */
export const submissionEventTypes = [
  'submission.succeeded',
  'submission.failed',
  'submission.undecided',
  'submission.cancelled',
  'submission.expired',
  'submission.decided',
] as const;
export type SubmissionEventType = (typeof submissionEventTypes)[number];
export const formEventTypes = ['form.paused', 'form.needs_attention', 'form.live'] as const;
export type FormEventType = (typeof formEventTypes)[number];
export const callbackEventTypes = ['callback.disabled'] as const;
export type CallbackEventType = (typeof callbackEventTypes)[number];
export const alertEventTypes = ['alert.raised', 'alert.cleared'] as const;
export type AlertEventType = (typeof alertEventTypes)[number];

export const eventTypes = [
  ...submissionEventTypes,
  ...formEventTypes,
  ...callbackEventTypes,
  ...alertEventTypes,
] as const;
export type EventType = (typeof eventTypes)[number];

/** For how many days an event can be read. */
export const eventRetentionDays = 30;

/**
 * How many seconds after it was written an event becomes readable. By then, no writer can still add
 * an older event, so readers get events in order.
 */
export const eventSettleSeconds = 60;

const version = z.int();

const submissionFacts = z.object({
  submissionId: z.string(),
  /** The version of the submission's row; a higher version is newer. */
  version,
  status: z.enum(finalStatuses),
  failureReason: z.nullable(z.enum(failureReasons)),
  /** The number of attempts that have begun. */
  attempt: z.int(),
  /** The id of the user's own form; undefined for the form that the stage offers to all users. */
  formId: z.optional(z.string()),
  /** The form's short name at the time of the event. */
  form: z.optional(z.string()),
});

const formFacts = z.object({
  formId: z.string(),
  version,
  name: z.string(),
  form: z.string(),
  state: z.enum(formStates),
});

const callbackFacts = z.object({
  callbackId: z.string(),
  version,
  /** The host of the callback's address. The rest of the address is secret. */
  host: z.string(),
});

const alertFacts = z.object({
  alertId: z.string(),
  version,
  rule: z.enum(alertKinds),
  /**
   * The form that the alert's rule watches, by id and by name; undefined if the rule watches the
   * whole account.
   */
  formId: z.optional(z.string()),
  name: z.optional(z.string()),
  /** The measured number that made the alert ring: the failed leads in a row, or a percentage. */
  value: z.optional(z.int()),
});

const toldOfSubmission = z.extend(submissionFacts, {
  /** The sender's own id of the lead; absent if the submission is deleted. */
  reference: z.optional(z.string()),
  /** True if the submission is deleted. */
  erased: z.optional(z.literal(true)),
});

function eventOf<Types extends readonly EventType[], Facts extends z.ZodMiniType>(
  types: Types,
  data: Facts,
) {
  return z.object({ id: z.string(), type: z.enum(types), timestamp: z.iso.datetime(), data });
}

interface EventOf<Type, Facts extends z.ZodMiniType> {
  id: string;
  type: Type;
  /** When the reported change happened, in ISO 8601 UTC. */
  timestamp: string;
  data: z.infer<Facts>;
}

/**
 * Events as they are stored, without `reference` and `erased`, which are added from the
 * submission's row when the event is read.
 */
export type SubmissionEvent = EventOf<SubmissionEventType, typeof submissionFacts>;
export type FormEvent = EventOf<FormEventType, typeof formFacts>;
export type CallbackEvent = EventOf<CallbackEventType, typeof callbackFacts>;
export type AlertEvent = EventOf<AlertEventType, typeof alertFacts>;
export type ServiceEvent = SubmissionEvent | FormEvent | CallbackEvent | AlertEvent;

/** An event as `GET /events` and callbacks return it to the user. */
export const toldEventSchema = z.discriminatedUnion('type', [
  eventOf(submissionEventTypes, toldOfSubmission),
  eventOf(formEventTypes, formFacts),
  eventOf(callbackEventTypes, callbackFacts),
  eventOf(alertEventTypes, alertFacts),
]);
export type ToldEvent = z.infer<typeof toldEventSchema>;

/**
 * The item in the events table. Key: `userId` (partition), `id` (sort). The item never changes: a
 * repeated write finds the existing item and writes nothing.
 */
export type EventRow = ServiceEvent & {
  userId: string;
  /**
   * The time of writing, `#` and the event's id: the sort key of the index that orders events by
   * the time of writing.
   */
  written: string;
  /** Epoch seconds: when DynamoDB removes the item. */
  expiresAt: number;
};

/** The index that orders a user's events by the time of writing. */
export const writtenIndexName = 'written';

/**
 * Returns an event's id. If one change is written twice, both writes have the same id. The id
 * begins with the id of the submission, form, callback or rule. It contains no dot, because
 * Standard Webhooks signs `<id>.<timestamp>.<body>`.
 */
export function eventId(subjectId: string, version: number, type: EventType): string {
  return `${subjectId}_${version}_${type.replace('.', '-')}`;
}
