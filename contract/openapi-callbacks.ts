/** The operations of the OpenAPI document on callbacks. */
import {
  callbackAnswerSchema,
  callbackListSchema,
  newCallbackSchema,
  type CallbackAnswer,
  type CallbackListAnswer,
  type CallbackOfKey,
} from './callback-answers.ts';
import { callbackLimits } from './callbacks.ts';
import { idInPath, ofLists } from './openapi-lists.ts';
import { exampleId, jsonContent, refusal, refusals } from './openapi-refusals.ts';
import { schemaOf } from './openapi-schema.ts';
import { stageForm } from './submission.ts';

const callback: CallbackOfKey = {
  id: exampleId,
  host: 'crm.example',
  events: ['submission.succeeded', 'submission.undecided'],
  withValues: false,
  state: 'active',
  createdAt: '2026-03-01T10:00:00.000Z',
};

const answer: CallbackAnswer = { success: true, callback };
const made: CallbackAnswer = { ...answer, secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' };
const list: CallbackListAnswer = { success: true, items: [callback] };

/**
 * The texts for refusals by the operations on callbacks, where they differ from the texts for
 * requests with a lead.
 */
const ofCallbacks = {
  400: {
    description: 'The body is not JSON, or members are missing or not valid: each is listed.',
    example: refusal('bad_request', 'The request is not valid.', [
      { field: 'events', message: 'Choose at least one event' },
    ]),
  },
  404: {
    description: 'No such callback of yours, or no such form.',
    example: refusal('not_found', 'There is no such callback.'),
  },
  409: {
    description: `You have ${callbackLimits.endpoints} callbacks, the most there can be.`,
    example: refusal(
      'conflict',
      `You have ${callbackLimits.endpoints} callbacks, the most there can be. Delete one first.`,
    ),
  },
  429: ofLists[429],
} as const;

const tags = ['Callbacks'];

export function addCallback() {
  return {
    operationId: 'addCallback',
    tags,
    summary: 'Add a callback',
    description: `The service then calls the address about these events, signed by Standard Webhooks (https://www.standardwebhooks.com). The address is https. formIds limits the events to some forms: ids, short names, or ${stageForm} for the form that the service is set up with. withValues puts the lead's values into the calls. The same address, events, formIds and withValues again are the same callback.`,
    requestBody: {
      required: true,
      content: jsonContent('NewCallback', {
        address: 'https://crm.example/hooks/leads',
        events: callback.events,
      }),
    },
    responses: {
      200: {
        description: 'You have this callback already. Its secret was told when it was added.',
        content: jsonContent('CallbackAnswer', answer),
      },
      201: {
        description: 'The callback was added. No later answer holds the secret.',
        content: jsonContent('CallbackAnswer', made),
      },
      ...refusals([400, 401, 403, 404, 409, 413, 415, 429, 500], ofCallbacks),
    },
  };
}

export function listCallbacks() {
  return {
    operationId: 'listCallbacks',
    tags,
    summary: 'List callbacks',
    description: 'All callbacks of the user, the newest first, without addresses and secrets.',
    parameters: [],
    responses: {
      200: { description: 'The callbacks.', content: jsonContent('CallbackList', list) },
      ...refusals([401, 403, 429, 500], ofCallbacks),
    },
  };
}

export function deleteCallback() {
  return {
    operationId: 'deleteCallback',
    tags,
    summary: 'Delete a callback',
    description: 'Events that wait for it are dropped. A second call is answered 404.',
    parameters: [idInPath('callbackId', exampleId)],
    responses: {
      200: {
        description: 'The callback was deleted.',
        content: jsonContent('CallbackAnswer', answer),
      },
      ...refusals([401, 403, 404, 429, 500], ofCallbacks),
    },
  };
}

export const callbackSchemas: Record<'NewCallback' | 'CallbackAnswer' | 'CallbackList', object> = {
  NewCallback: schemaOf(newCallbackSchema),
  CallbackAnswer: schemaOf(callbackAnswerSchema),
  CallbackList: schemaOf(callbackListSchema),
};
