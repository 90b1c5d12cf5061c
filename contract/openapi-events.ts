/** The operation of the OpenAPI document that lists events. */
import type * as z from 'zod/mini';
import { eventId, eventRetentionDays, eventSettleSeconds, type EventType } from './events.ts';
import { eventListSchema, type EventListAnswer } from './list-answers.ts';
import { inQuery, limitOf, ofLists } from './openapi-lists.ts';
import { exampleId, jsonContent, refusals } from './openapi-refusals.ts';
import { schemaOf } from './openapi-schema.ts';
import { sampleReference } from './reference.ts';

const exampleFormId = '01920e11-2b6d-7c90-8f14-6d0a9b7c3e22';

const eventsExample: EventListAnswer = {
  success: true,
  items: [
    {
      id: eventId(exampleId, 4, 'submission.succeeded'),
      type: 'submission.succeeded',
      timestamp: '2026-03-01T10:00:20.000Z',
      data: {
        submissionId: exampleId,
        version: 4,
        status: 'success',
        failureReason: null,
        attempt: 1,
        formId: exampleFormId,
        form: 'home-loans',
        reference: sampleReference,
      },
    },
    {
      id: eventId(exampleFormId, 12, 'form.paused'),
      type: 'form.paused',
      timestamp: '2026-03-01T10:05:00.000Z',
      data: {
        formId: exampleFormId,
        version: 12,
        name: 'Home loans',
        form: 'home-loans',
        state: 'paused',
      },
    },
  ],
  nextCursor: '5f0d3c1a9b7e2460MjAyNi0wMy0wMVQxMDowNTowMC4yMDBaIzAxOTIwZTEx',
};

const meanings: Record<EventType, string> = {
  'submission.succeeded': 'the form confirmed the lead.',
  'submission.failed':
    'it failed for good, and the form has nothing of it; failureReason says why.',
  'submission.undecided':
    'it failed, was cancelled or expired, and the form may have it: only the owner can find out. Do not send the lead anywhere else before.',
  'submission.cancelled': 'the owner cancelled it, and the form has nothing of it.',
  'submission.expired': 'it was open for too long, and the form has nothing of it.',
  'submission.decided':
    'the owner said that it went in (status success) or did not (status error), or took that back.',
  'form.paused': 'the owner paused the form; its leads wait.',
  'form.needs_attention': 'the page of the form has changed; its leads wait.',
  'form.live': 'the form takes leads.',
  'callback.disabled':
    'a callback is not called any more, because its calls kept failing or its receiver asked for that.',
  'alert.raised': 'a rule of your alerts rang.',
  'alert.cleared': 'what made that rule ring is over.',
};

const description = [
  `In the order in which the service wrote them, up to ${eventSettleSeconds} seconds before now. Read on with after set to the nextCursor of the answer before; if that is the same cursor again, there is nothing newer yet: call again later with it. Without nextCursor there is no event yet. Events are kept for ${eventRetentionDays} days.`,
  '',
  'Each event is told at least once: remember the ids that you have handled. Events of different submissions come in any order. Of one submission, the event with the higher version is the newer one; ignore one whose version is lower than what you know. A retry makes no event, so a submission may end more than once. A key for one form lists the events of that form and its leads only.',
  '',
  ...Object.entries(meanings).map(([type, meaning]) => `- \`${type}\`: ${meaning}`),
].join('\n');

export function listEvents() {
  return {
    operationId: 'listEvents',
    tags: ['Lists'],
    summary: 'List events',
    description,
    parameters: [
      inQuery(
        'after',
        { type: 'string' },
        'The nextCursor of the answer before. Blank begins with the oldest event.',
      ),
      limitOf('events'),
    ],
    responses: {
      200: { description: 'A page of events.', content: jsonContent('EventList', eventsExample) },
      ...refusals([400, 401, 403, 429, 500], ofLists),
    },
  };
}

export function eventList(): z.core.JSONSchema.BaseSchema {
  return schemaOf(eventListSchema);
}
