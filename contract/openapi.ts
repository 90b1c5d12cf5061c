/** The webhook's contract as an OpenAPI document, made from the schemas that enforce it. */
import * as z from 'zod/mini';
import { apiKeyPattern } from './api-key.ts';
import { leadSchema } from './lead-schema.ts';
import { lineOfTextRules } from './line-of-text.ts';
import { formMembers, leadExamples } from './openapi-forms.ts';
import { describeReasons } from './openapi-reasons.ts';
import {
  duplicateExample,
  exampleId,
  refusalExamples,
  type RefusalStatus,
} from './openapi-refusals.ts';
import {
  acceptedSchema,
  refusalSchema,
  submissionStatusSchema,
  type AcceptedAnswer,
  type RefusalAnswer,
  type SubmissionStatusAnswer,
} from './webhook-answers.ts';
import { acceptedMessage, idempotencyKeyMaxLength, maxBodyBytes } from './webhook-limits.ts';

const leadRules = `${lineOfTextRules} An amount is taken to a paisa.`;
const acceptedExample: AcceptedAnswer = {
  success: true,
  submissionId: exampleId,
  status: 'processing',
  message: acceptedMessage,
};
const waitingExample: SubmissionStatusAnswer = {
  success: true,
  submissionId: exampleId,
  status: 'pending',
  retryCount: 1,
  failureReason: 'timeout',
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:01:00.000Z',
  nextAttemptAt: '2026-03-01T10:02:00.000Z',
};
const endedExample: SubmissionStatusAnswer = {
  success: true,
  submissionId: exampleId,
  status: 'error',
  retryCount: 0,
  failureReason: 'already_submitted',
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:20.000Z',
};
const decidedExample: SubmissionStatusAnswer = {
  success: true,
  submissionId: exampleId,
  status: 'success',
  retryCount: 0,
  failureReason: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T11:30:00.000Z',
  decidedBy: 'owner',
};
const decidedByRules =
  'Only with the status success, where the form gave no clear answer: its owner looked, and said in the dashboard that the lead went in. Its owner may take that back; then the status is error again.';

export function openApiDocument() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Form Automation webhook',
      version: '1.0.0',
      description:
        'Send leads; a bot fills and submits the target form for each. The address of the first route is the webhook URL that the dashboard shows.',
    },
    servers: [{ url: '/', description: 'The webhook URL without its last part, process-lead.' }],
    security: [{ apiKey: [] }],
    paths: {
      '/process-lead': { post: processLead() },
      '/process-lead/{submissionId}': { get: getStatus() },
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
      schemas: {
        Lead: leadBody(),
        Accepted: schemaOf(acceptedSchema),
        SubmissionStatus: statusSchema(),
        Refusal: schemaOf(refusalSchema),
      },
    },
  };
}

function processLead() {
  return {
    operationId: 'processLead',
    summary: 'Send a lead',
    description: `At most ${maxBodyBytes} bytes.`,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        description:
          'Makes a repeat safe for 24 hours: the same key and lead answer the first submission again.',
        schema: { type: 'string', minLength: 1, maxLength: idempotencyKeyMaxLength },
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

function getStatus() {
  return {
    operationId: 'getSubmissionStatus',
    summary: 'Ask how far a submission is',
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
            examples: {
              waiting: { summary: 'It failed and will be tried again.', value: waitingExample },
              ended: { summary: 'It failed for good.', value: endedExample },
              decided: { summary: 'Its owner said that it went in.', value: decidedExample },
            },
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
  if (status !== 409) return json('Refusal', example);
  const examples = {
    conflict: { summary: 'The Idempotency-Key came with another lead.', value: example },
    duplicate: { summary: 'The form has a lead of this person.', value: duplicateExample },
  };
  const schema = { $ref: '#/components/schemas/Refusal' };
  return { 'application/json': { schema, examples } };
}

function json(schema: string, example: unknown) {
  return { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` }, example } };
}

/** With what it may say of a user's own form, which no schema can know. */
function leadBody() {
  const schema = schemaOf(leadSchema);
  const properties = { ...schema.properties, ...formMembers };
  return { ...schema, properties, description: leadRules };
}

function statusSchema() {
  const schema = schemaOf(submissionStatusSchema);
  const failureReason = schema.properties?.['failureReason'];
  if (typeof failureReason === 'object') failureReason.description = describeReasons();
  const decidedBy = schema.properties?.['decidedBy'];
  if (typeof decidedBy === 'object') decidedBy.description = decidedByRules;
  return schema;
}

function schemaOf(schema: z.core.$ZodType) {
  const jsonSchema = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema: part }) => {
      // The date's pattern is 300 characters that say what the format says.
      if (part.format === 'date-time') delete part.pattern;
    },
  });
  // The document names the dialect once, by its OpenAPI version.
  delete jsonSchema.$schema;
  return jsonSchema;
}
