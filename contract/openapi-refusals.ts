/**
 * The refusals of the webhook in the OpenAPI document, with an example of each. API Gateway itself
 * answers 401, 403, 404 and 429 in the same format.
 */
import { missingScopeText } from './errors.ts';
import { invalidLead, unknownTarget } from './lead-target.ts';
import { problemMembers, type ProblemCode } from './problems.ts';
import { duplicateLeadCode, missingScopeCode } from './webhook-limits.ts';
import type { RefusalAnswer } from './webhook-answers.ts';

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500;

const exampleRequestId = '7f2c8a54-0d1b-4c7e-9a3f-5be1c2d3e4f5';
export const exampleId = '01920f3a-7c1e-7b52-9a41-3f2d8c6e5b10';

export const refusal = (
  code: ProblemCode,
  error: string,
  details?: RefusalAnswer['details'],
): RefusalAnswer => ({
  success: false,
  error,
  ...(details && { details }),
  ...problemMembers(code, error, exampleRequestId),
});

/** The example for a refusal by a form that takes one lead per person. */
export const duplicateExample: RefusalAnswer = {
  ...refusal(
    duplicateLeadCode,
    'A lead with the same phone number came to this form within the last 30 days.',
  ),
  code: duplicateLeadCode,
  submissionId: exampleId,
};

/** The example for a refusal of a key without the scope that the operation needs. */
const missingScopeExample = refusal(missingScopeCode, missingScopeText('send'));

type Refusals = Record<RefusalStatus, { description: string; example: RefusalAnswer }>;

export const refusalExamples: Refusals = {
  400: {
    description:
      'The body is not JSON, or fields are missing or invalid: each is listed. A target that is not one of your forms is refused here, and an answer in fields by its name or, where the form has no such field, with the names that it has.',
    example: refusal('bad_request', invalidLead, [
      { field: 'phone', message: 'phone must have 6 to 15 digits' },
      { field: 'city', message: 'city is required and must be a string' },
      { field: 'target', message: unknownTarget },
    ]),
  },
  401: {
    description: 'No x-api-key header.',
    example: refusal(
      'unauthorised',
      'An API key is required. Create one in the dashboard (/dashboard), under API Keys, and send it in the x-api-key header.',
    ),
  },
  403: {
    description:
      'The API key is unknown, deleted or expired, or it lacks the scope that the operation needs.',
    example: refusal(
      'forbidden',
      'This API key is unknown, deleted or expired. Your keys live in the dashboard (/dashboard), under API Keys.',
    ),
  },
  404: {
    description: 'No such path, or no such submission of yours.',
    example: refusal('not_found', 'There is no such submission.'),
  },
  409: {
    description:
      'The Idempotency-Key came with another lead before, or with another API key whose leads go to another form; or the form that the lead goes to is a draft, or is one that was deleted after its API key was bound to it. The text says which. A repeat of a lead that was accepted is answered although its form takes leads no longer. Or, with the code duplicate_lead, the form takes the leads of one phone number or e-mail address once only, within the days that its owner chose, and another lead of this person is open, went in or may have gone in: submissionId is that lead’s. Send allowDuplicate to have it sent all the same.',
    example: refusal('conflict', 'This Idempotency-Key was used with another body.'),
  },
  413: {
    description: 'The body is too large.',
    example: refusal('too_large', 'The body must be at most 16384 bytes.'),
  },
  415: {
    description: 'The body is not declared as JSON.',
    example: refusal('unsupported_media_type', 'Content-Type must be application/json.'),
  },
  429: {
    description:
      'All your API keys together have made too many requests a second, have sent as many leads as a day may have, or have too many leads that are not finished; or another lead of the same person came at the same moment to a form that takes one of them; the text says which. Nothing was stored: send the same request again, with the same Idempotency-Key, after the seconds in Retry-After.',
    example: refusal(
      'rate_limited',
      'You have sent 20,000 leads today, the most in a day. Please send the rest after midnight UTC.',
    ),
  },
  500: {
    description: 'A failure on our side (any 5xx).',
    example: refusal('internal', 'Something went wrong on our side. Please try again.'),
  },
};

/**
 * The refusals of an operation.
 * @param others texts that replace the usual texts, which are for requests with a lead.
 */
export function refusals(statuses: readonly RefusalStatus[], others: Partial<Refusals> = {}) {
  return Object.fromEntries(
    statuses.map((status) => {
      const { description, example } = { ...refusalExamples, ...others }[status];
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
  const examples = examplesOf(status, example);
  if (!examples) return { ...jsonContent('Refusal', example), ...problem };
  const schema = { $ref: '#/components/schemas/Refusal' };
  return { 'application/json': { schema, examples }, ...problem };
}

/**
 * The examples for an HTTP status that several kinds of refusals share; undefined for every other
 * status.
 */
function examplesOf(status: RefusalStatus, value: RefusalAnswer) {
  if (status === 409) {
    return {
      conflict: { summary: 'The Idempotency-Key came with another lead.', value },
      duplicate: { summary: 'The form has a lead of this person.', value: duplicateExample },
    };
  }
  if (status !== 403) return undefined;
  return {
    key: { summary: 'The API key is not valid.', value },
    scope: { summary: 'The API key lacks a scope.', value: missingScopeExample },
  };
}

export function jsonContent(schema: string, example: unknown) {
  return { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` }, example } };
}
