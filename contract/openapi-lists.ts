/** The operations of the OpenAPI document that list submissions and forms. */
import type * as z from 'zod/mini';
import { sampleConsent } from './consent.ts';
import { sampleLead } from './lead.ts';
import {
  formListSchema,
  mostListed,
  submissionListSchema,
  type FormListAnswer,
  type SubmissionListAnswer,
} from './list-answers.ts';
import { exampleId, jsonContent, refusal, refusals } from './openapi-refusals.ts';
import { schemaOf } from './openapi-schema.ts';
import { describeStatus } from './openapi-status.ts';
import { referenceSchema, sampleReference } from './reference.ts';
import { stageForm, submissionStatuses } from './submission.ts';

export const exampleFormId = '01920e11-2b6d-7c90-8f14-6d0a9b7c3e22';

const submissionsExample: SubmissionListAnswer = {
  success: true,
  items: [
    {
      submissionId: exampleId,
      status: 'success',
      retryCount: 0,
      failureReason: null,
      createdAt: '2026-03-01T10:00:00.000Z',
      updatedAt: '2026-03-01T10:00:20.000Z',
      submittedAt: '2026-03-01T10:00:20.000Z',
      formId: exampleFormId,
      reference: sampleReference,
      lead: sampleLead,
      fields: { employment: 'Salaried' },
      consent: sampleConsent,
    },
  ],
  nextCursor: '5f0d3c1a9b7e2460MDE5MjBmM2EtN2MxZS03YjUyLTlhNDEtM2YyZDhjNmU1YjEw',
};

const formsExample: FormListAnswer = {
  success: true,
  items: [
    {
      id: exampleFormId,
      name: 'Home loans',
      shortName: 'home-loans',
      state: 'live',
      isDefault: true,
      requiresConsent: false,
      questions: [
        {
          name: 'employment',
          label: 'Employment',
          type: 'choice',
          required: true,
          choices: ['Salaried', 'Self-employed'],
        },
      ],
    },
  ],
};

/**
 * The texts for refusals by the list operations, where they differ from the texts for requests with
 * a lead.
 */
export const ofLists = {
  400: {
    description:
      'A parameter of the query is not valid, is none of the list’s, or occurs twice: each is listed.',
    example: refusal('bad_request', 'The request is not valid.', [
      { field: 'limit', message: `limit must be a whole number from 1 to ${mostListed}` },
    ]),
  },
  429: {
    description:
      'Too many calls: lists and callbacks of all your API keys together have one limit a second. Call again after the seconds in Retry-After.',
    example: refusal(
      'rate_limited',
      'Too many requests: your API keys together may read lists and manage callbacks 10 times a second. Please try again in a second.',
    ),
  },
} as const;

/** The path parameter for a submission's or form's id. */
export const idInPath = (name: string, example: string) => ({
  ...{ name, in: 'path', required: true, schema: { type: 'string', format: 'uuid' }, example },
});

export const inQuery = (name: string, schema: object, description: string) => ({
  ...{ name, in: 'query', required: false, description, schema },
});

export const limitOf = (items: string) =>
  inQuery(
    'limit',
    { type: 'integer', minimum: 1, maximum: mostListed },
    `The most ${items} of this page; ${mostListed} if left out.`,
  );

export function listSubmissions() {
  return {
    operationId: 'listSubmissions',
    tags: ['Lists'],
    summary: 'List submissions',
    description:
      'The newest accepted first. A page may be short or empty and still have a nextCursor, because each call examines a limited number of submissions: read on until there is none. A new lead or a new status is not told here; a later call shows it. With reference, a lead that was accepted some seconds ago may be missing. A key for one form lists the leads of that form only.',
    parameters: [
      inQuery('status', { type: 'string', enum: [...submissionStatuses] }, 'Only these.'),
      inQuery(
        'form',
        { type: 'string', minLength: 1 },
        `Only leads of one form: its id or short name, or ${stageForm} for the form that the service is set up with. The leads of a deleted form have its id.`,
      ),
      inQuery(
        'reference',
        schemaOf(referenceSchema),
        'Only leads with exactly this reference, letter case included. In an address a plus sign is written %2B.',
      ),
      inQuery(
        'cursor',
        { type: 'string' },
        'The nextCursor of the page before, with the same status, form and reference. Blank is the first page.',
      ),
      limitOf('submissions'),
    ],
    responses: {
      200: {
        description: 'A page of the list.',
        content: jsonContent('SubmissionList', submissionsExample),
      },
      ...refusals([400, 401, 403, 429, 500], ofLists),
    },
  };
}

export function listForms() {
  return {
    operationId: 'listForms',
    tags: ['Lists'],
    summary: 'List forms with their questions',
    description:
      'All forms of the user, the newest first. questions are the form’s own; a lead answers them in fields, by name. A key for one form lists that form only.',
    parameters: [],
    responses: {
      200: { description: 'The forms.', content: jsonContent('FormList', formsExample) },
      ...refusals([401, 403, 429, 500], ofLists),
    },
  };
}

export function submissionList(): z.core.JSONSchema.BaseSchema {
  const schema = schemaOf(submissionListSchema);
  const items = schema.properties?.['items'];
  if (typeof items === 'object' && typeof items.items === 'object' && !Array.isArray(items.items)) {
    describeStatus(items.items);
  }
  return schema;
}

export function formList(): z.core.JSONSchema.BaseSchema {
  return schemaOf(formListSchema);
}
