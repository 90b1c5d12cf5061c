/** The operation of the OpenAPI document that reads a form's newest rehearsal (trial run). */
import type * as z from 'zod/mini';
import { exampleId, jsonContent, refusal, refusals } from './openapi-refusals.ts';
import { exampleFormId, idInPath, ofLists } from './openapi-lists.ts';
import { schemaOf } from './openapi-schema.ts';
import { rehearsalAnswerSchema, type RehearsalAnswer } from './rehearsal-answer.ts';

const example: RehearsalAnswer = {
  success: true,
  formId: exampleFormId,
  rehearsal: {
    id: exampleId,
    state: 'done',
    startedBy: 'daily',
    createdAt: '2026-03-01T04:12:00.000Z',
    endedAt: '2026-03-01T04:12:09.000Z',
    report: {
      title: 'Home loans',
      origin: 'https://bank.example',
      button: 'Apply now',
      steps: 1,
      fields: [
        {
          ...{ number: 1, step: 1, label: 'Full name', type: 'text', required: true },
          ...{ fill: 'lead', from: 'fullName', unanswered: false },
        },
        {
          ...{ number: 2, step: 1, label: 'Employment', type: 'select', required: true },
          ...{ fill: 'custom', from: 'employment', unanswered: false },
        },
      ],
      drift: [],
    },
  },
};

export function newestRehearsal() {
  return {
    operationId: 'getNewestRehearsal',
    tags: ['Lists'],
    summary: 'Read the newest rehearsal of a form',
    description:
      'A rehearsal opens the form, fills it with a sample and submits nothing. report says what would be filled in, without the sample’s values, and in drift where the page differs from the form’s recipe. Titles, labels, texts and messages come from the page. A rehearsal is kept for seven days; without one, rehearsal is absent.',
    parameters: [idInPath('formId', exampleFormId)],
    responses: {
      200: { description: 'The rehearsal.', content: jsonContent('Rehearsal', example) },
      ...refusals([401, 403, 404, 429, 500], {
        ...ofLists,
        404: {
          description: 'No such form of yours.',
          example: refusal('not_found', 'There is no such target form.'),
        },
      }),
    },
  };
}

export function rehearsalAnswer(): z.core.JSONSchema.BaseSchema {
  return schemaOf(rehearsalAnswerSchema);
}
