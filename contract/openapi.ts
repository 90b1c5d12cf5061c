/** The webhook's contract as an OpenAPI document, built from the schemas that enforce it. */
import { apiKeyPattern } from './api-key.ts';
import { sampleLead } from './lead.ts';
import { leadSchema } from './lead-schema.ts';
import { lineOfTextRules } from './line-of-text.ts';
import { formMembers, leadExamples } from './openapi-forms.ts';
import {
  duplicateExample,
  exampleId,
  refusalExamples,
  type RefusalStatus,
} from './openapi-refusals.ts';
import { schemaOf } from './openapi-schema.ts';
import { statusExamples, statusSchema } from './openapi-status.ts';
import {
  acceptedSchema,
  bulkSchema,
  problemSchema,
  refusalSchema,
  type AcceptedAnswer,
  type BulkAnswer,
  type RefusalAnswer,
} from './webhook-answers.ts';
import {
  acceptedMessage,
  bulkResource,
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

export function openApiDocument() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Form Automation webhook',
      version: '1.0.0',
      description:
        'Send leads; a bot fills and submits the target form for each. The address of the first route is the webhook URL that the dashboard shows. Every refusal has the members of RFC 9457; its type is a reference relative to the site, whose page says what it means and what to do. With Accept: application/problem+json the webhook answers a refusal as that type, with a numeric status; refusals by the gateway itself (no or wrong key, unknown path, too many requests) stay application/json.',
      contact: { name: 'Support' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    tags: [{ name: 'Leads', description: 'Send leads and ask what became of them.' }],
    servers: [{ url: '/', description: 'The webhook URL without its last part, process-lead.' }],
    security: [{ apiKey: [] }],
    paths: {
      '/process-lead': { post: processLead() },
      '/process-lead/{submissionId}': { get: getStatus() },
      [bulkResource]: { post: sendLeads() },
    },
    components: {
      securitySchemes: {
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'x-api-key',
          description: `An API key of the dashboard, ${apiKeyPattern.source}`,
        },
      },
      schemas: schemas(),
    },
  };
}

function schemas(): Record<
  'Lead' | 'Accepted' | 'SubmissionStatus' | 'Refusal' | 'Problem' | 'BulkAnswer',
  object
> {
  return {
    Lead: leadBody(),
    Accepted: schemaOf(acceptedSchema),
    SubmissionStatus: statusSchema(),
    Refusal: schemaOf(refusalSchema),
    Problem: schemaOf(problemSchema),
    BulkAnswer: schemaOf(bulkSchema),
  };
}

function processLead() {
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
        content: json('Accepted', acceptedExample),
      },
      ...refusals([400, 401, 403, 404, 409, 413, 415, 429, 500]),
    },
  };
}

function sendLeads() {
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
          'An answer to each lead, in their order. success says whether every lead was accepted.',
        content: json('BulkAnswer', bulkExample),
      },
      ...refusals([400, 401, 403, 404, 413, 415, 429, 500]),
    },
  };
}

function getStatus() {
  return {
    operationId: 'getSubmissionStatus',
    tags: ['Leads'],
    summary: 'Ask how far a submission is',
    description: 'Any API key of the user who owns the submission may ask.',
    parameters: [
      {
        name: 'submissionId',
        in: 'path',
        required: true,
        schema: { type: 'string', format: 'uuid' },
        example: exampleId,
      },
    ],
    responses: {
      200: {
        description: 'The submission as it is now.',
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/SubmissionStatus' },
            examples: statusExamples,
          },
        },
      },
      ...refusals([401, 403, 404, 429, 500]),
    },
  };
}

function refusals(statuses: readonly RefusalStatus[]) {
  return Object.fromEntries(
    statuses.map((status) => {
      const { description, example } = refusalExamples[status];
      const headers = {
        'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
      };
      return [
        status,
        {
          description,
          ...(status === 429 && { headers }),
          content: refusalContent(status, example),
        },
      ];
    }),
  );
}

function refusalContent(status: RefusalStatus, example: RefusalAnswer) {
  const problem = {
    'application/problem+json': {
      schema: { $ref: '#/components/schemas/Problem' },
      example: { ...example, status },
    },
  };
  if (status !== 409) return { ...json('Refusal', example), ...problem };
  const examples = {
    conflict: { summary: 'The Idempotency-Key came with another lead.', value: example },
    duplicate: { summary: 'The form has a lead of this person.', value: duplicateExample },
  };
  const schema = { $ref: '#/components/schemas/Refusal' };
  return { 'application/json': { schema, examples }, ...problem };
}

function json(schema: string, example: unknown) {
  return { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` }, example } };
}

/** Adds the parts that concern a user's own form, which no static schema can describe. */
function leadBody() {
  const schema = schemaOf(leadSchema);
  const properties = { ...schema.properties, ...formMembers };
  return { ...schema, properties, description: leadRules };
}
