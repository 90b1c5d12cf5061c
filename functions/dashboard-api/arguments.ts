/**
 * Parses the arguments of the dashboard API. The user is never an argument; it comes from the
 * token.
 */
import * as z from 'zod/mini';
import { apiKeyNameMaxLength, apiKeyPattern, longestOverlapHours } from '../../contract/api-key.ts';
import { apiScopes } from '../../contract/api-routes.ts';
import { mostFormsToForget } from '../../contract/form-dedupe.ts';
import type { RootField } from '../../contract/graphql-fields.ts';
import { leadSchema } from '../../contract/lead-schema.ts';
import type { ReceiptField } from '../../contract/served-fields.ts';
import { lineOfText } from '../../contract/line-of-text.ts';
import { alertArgumentSchemas } from './alert-arguments.ts';
import { callbackArgumentSchemas } from './callback-arguments.ts';
import { targetFormArgumentSchemas } from './target-form-arguments.ts';
import { timeSchema } from './time-schema.ts';
import { submissionStatuses } from '../../contract/submission.ts';

const SEARCH_MAX_LENGTH = 200;
const ID_MAX_LENGTH = 100;

const idSchema = z.object({ id: z.string('id is required') });

const keyNameSchema = lineOfText({
  name: 'The name',
  maxLength: apiKeyNameMaxLength,
  missing: 'keyName is required',
  blank: 'Please enter a name for the API key',
});

const nextToken = z.nullish(z.string('nextToken is not valid'));
const wrongFormIds = `formIds must be at most ${mostFormsToForget} ids`;
const formId = z.nullish(z.string('formId must be text'));
const takesForms = z.nullish(z.boolean('takesForms must be true or false'));

const keyValue = z
  .string('keyValue is required')
  .check(z.regex(apiKeyPattern, 'keyValue must be fak_ and 30 to 120 letters and digits'));
const wrongScopes = `scopes must be one or more of ${apiScopes.join(', ')}`;
const wrongOverlap = `overlapHours must be a whole number from 0 to ${longestOverlapHours}`;

/** The schema of a person's phone number and e-mail address, by the same rules as a lead's. */
const personShape = {
  phone: z.nullish(leadSchema.shape.phone),
  email: z.nullish(leadSchema.shape.email),
};

/** The schemas of the arguments, one for each GraphQL field. */
export const argumentSchemas = {
  ...targetFormArgumentSchemas,
  ...callbackArgumentSchemas,
  ...alertArgumentSchemas,
  createApiKey: z.object({
    keyName: keyNameSchema,
    keyValue,
    expiresAt: z.nullish(timeSchema('expiresAt')),
    formId,
    takesForms,
    scopes: z.nullish(
      z
        .array(z.enum(apiScopes, wrongScopes), wrongScopes)
        .check(z.minLength(1, wrongScopes), z.maxLength(apiScopes.length, wrongScopes)),
    ),
    onlyItsForm: z.nullish(z.boolean('onlyItsForm must be true or false')),
  }),
  rotateApiKey: z.object({
    ...idSchema.shape,
    keyValue,
    overlapHours: z
      .int(wrongOverlap)
      .check(z.minimum(0, wrongOverlap), z.maximum(longestOverlapHours, wrongOverlap)),
  }),
  updateApiKey: z.object({
    ...idSchema.shape,
    keyName: z.nullish(keyNameSchema),
    expiresAt: z.nullish(timeSchema('expiresAt')),
    formId,
    takesForms,
  }),
  deleteApiKey: idSchema,
  getSubmission: idSchema,
  retrySubmission: z.object({
    ...idSchema.shape,
    lead: z.nullish(leadSchema),
    fields: z.nullish(z.record(z.string(), z.unknown(), 'fields must be an object')),
    confirmed: z.nullish(z.boolean('confirmed must be true or false')),
    version: z.nullish(z.int('version must be a whole number')),
  }),
  cancelSubmission: idSchema,
  findPerson: z.object({ ...personShape, nextToken }),
  eraseSubmission: idSchema,
  forgetPerson: z.object({
    ...personShape,
    formIds: z.nullish(
      z
        .array(z.string().check(z.maxLength(ID_MAX_LENGTH, wrongFormIds)), wrongFormIds)
        .check(z.maxLength(mostFormsToForget, wrongFormIds)),
    ),
  }),
  decideSubmission: z.object({
    ...idSchema.shape,
    wentIn: z.boolean('wentIn must be true or false'),
    version: z.nullish(z.int('version must be a whole number')),
  }),
  sendOneLead: z.object({
    formId: z.string('formId is required'),
    requestId: z
      .string('requestId is required')
      .check(z.regex(/^[\w-]{16,64}$/, 'requestId must be 16 to 64 letters, digits and dashes')),
    lead: leadSchema,
    fields: z.nullish(z.record(z.string(), z.unknown(), 'fields must be an object')),
  }),
  setNotifications: z.object({ email: z.boolean('email must be true or false') }),
  deleteAccount: z.object({ email: z.string('email is required') }),
  submissionStats: z.object({ from: timeSchema('from'), to: timeSchema('to'), nextToken, formId }),
  listSubmissions: z.object({
    limit: z.nullish(z.int('limit must be a whole number')),
    nextToken,
    status: z.nullish(z.enum(submissionStatuses, 'status is not one of the statuses')),
    search: z.nullish(
      z
        .string('search must be text')
        .check(
          z.maxLength(SEARCH_MAX_LENGTH, `search must be at most ${SEARCH_MAX_LENGTH} characters`),
        ),
    ),
    keyId: z.nullish(z.string('keyId must be text')),
    formId,
    undecided: z.nullish(z.boolean('undecided must be true or false')),
    from: z.nullish(timeSchema('from')),
    to: z.nullish(timeSchema('to')),
  }),
} satisfies ArgumentsOfTheSchema;

type AskingField = Exclude<
  Extract<RootField, { admits: 'users' }>,
  { arguments: readonly [] } | { fieldName: ReceiptField }
>;
/**
 * A type check that fails to compile if a field's parser lacks an argument of the GraphQL schema.
 */
type ArgumentsOfTheSchema = {
  [Name in AskingField['fieldName']]: {
    shape: Record<Extract<AskingField, { fieldName: Name }>['arguments'][number], unknown>;
  };
};

type WithoutEmpty<Values> = { [Name in keyof Values]?: Exclude<Values[Name], null | undefined> };

/**
 * Keeps only the arguments that have a value: for an omitted argument, GraphQL sends `null` and
 * clients send ''.
 */
export function withoutEmpty<Values extends object>(values: Values): WithoutEmpty<Values> {
  const entries = Object.entries(values).filter(([, value]) => (value ?? '') !== '');
  return Object.fromEntries(entries) as WithoutEmpty<Values>;
}
