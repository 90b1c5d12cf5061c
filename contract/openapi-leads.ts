/** The operations of the OpenAPI document that send leads. */
import type * as z from 'zod/mini';
import { sampleLead } from './lead.ts';
import { leadSchema } from './lead-schema.ts';
import { lineOfTextRules } from './line-of-text.ts';
import { formMembers, leadExamples } from './openapi-forms.ts';
import { exampleId, jsonContent, refusalExamples, refusals } from './openapi-refusals.ts';
import { schemaOf } from './openapi-schema.ts';
import type { AcceptedAnswer, BulkAnswer } from './webhook-answers.ts';
import {
  acceptedMessage,
  idempotencyKeyMaxLength,
  maxBodyBytes,
  maxBulkBytes,
  maxBulkLeads,
} from './webhook-limits.ts';

const leadRules = `${lineOfTextRules} An amount is taken to a paisa.`;
const acceptedExample: AcceptedAnswer = {
  success: true,
  submissionId: exampleId,
  status: 'processing',
  message: acceptedMessage,
};

const bulkExample: BulkAnswer = {
  success: false,
  results: [
    { index: 0, httpStatus: 202, body: acceptedExample },
    { index: 1, httpStatus: 400, body: refusalExamples[400].example },
  ],
};

const keySchema = { type: 'string', minLength: 1, maxLength: idempotencyKeyMaxLength };

export function processLead() {
  return {
    operationId: 'processLead',
    tags: ['Leads'],
    summary: 'Send a lead',
    description: `At most ${maxBodyBytes} bytes.`,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        description:
          'Makes a repeat safe for 24 hours: the same key and lead answer the first submission again.',
        schema: keySchema,
        example: 'order-4711',
      },
    ],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Lead' },
          examples: leadExamples,
        },
      },
    },
    responses: {
      202: {
        description: 'The lead is stored and its form filling has started.',
        headers: {
          'Idempotent-Replayed': {
            description: 'Present when this answers a repeat.',
            schema: { type: 'string', const: 'true' },
          },
        },
        content: jsonContent('Accepted', acceptedExample),
      },
      ...refusals([400, 401, 403, 404, 409, 413, 415, 429, 500]),
    },
  };
}

export function sendLeads() {
  const item = {
    allOf: [{ $ref: '#/components/schemas/Lead' }],
    type: 'object',
    properties: { idempotencyKey: keySchema },
    required: ['idempotencyKey'],
  };
  const leads = { type: 'array', minItems: 1, maxItems: maxBulkLeads, items: item };
  return {
    operationId: 'sendLeads',
    tags: ['Leads'],
    summary: 'Send many leads',
    description: `1 to ${maxBulkLeads} leads, together at most ${maxBulkBytes} bytes, which fits through the gateway and the key authoriser; each lead at most ${maxBodyBytes} bytes. Each is accepted or refused by itself, as the first route would, with an Idempotency-Key of its own; one lead's failure stops no other. The same call again, after a cut connection too, answers the same ids. Each lead counts as one request.`,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { type: 'object', properties: { leads }, required: ['leads'] },
          example: {
            leads: [
              { idempotencyKey: 'order-4711', ...sampleLead },
              { idempotencyKey: 'order-4712', ...sampleLead },
            ],
          },
        },
      },
    },
    responses: {
      207: {
        description:
          'An answer to each lead, in their order. success says whether every lead was accepted. Send the leads with httpStatus 429 or 500 again, without the others, each with its same idempotencyKey: a call has time for a limited number of leads, and repeats take time too.',
        content: jsonContent('BulkAnswer', bulkExample),
      },
      ...refusals([400, 401, 403, 404, 413, 415, 429, 500]),
    },
  };
}

type BaseSchema = z.core.JSONSchema.BaseSchema;

interface LeadBody extends Pick<BaseSchema, 'required' | 'description'> {
  properties: Readonly<Record<string, object>>;
}

/**
 * The schema of one lead in a request, with the members `target` and `fields` for users' own forms.
 * Each form has its own questions, so no static schema can describe `fields` in detail.
 */
export function leadBody(): LeadBody {
  const schema = schemaOf(leadSchema);
  const properties = { ...schema.properties, ...formMembers };
  return { ...schema, properties, description: leadRules };
}
