/** The dashboard API's arguments, parsed. The user is never among them: it comes from the token. */
import * as z from 'zod/mini';
import { apiKeyNameMaxLength, apiKeyPattern } from '../contract/api-key.ts';
import { Refusal } from '../contract/errors.ts';
import { submissionStatuses } from '../contract/submission.ts';

const SEARCH_MAX_LENGTH = 200;

export const idSchema = z.object({ id: z.string('id is required') });

export const createApiKeySchema = z.object({
  keyName: z
    .string('keyName is required')
    .check(
      z.trim(),
      z.minLength(1, 'Please enter a name for the API key'),
      z.maxLength(
        apiKeyNameMaxLength,
        `The name must be at most ${apiKeyNameMaxLength} characters`,
      ),
    ),
  keyValue: z
    .string('keyValue is required')
    .check(z.regex(apiKeyPattern, 'keyValue must be fak_ and 30 to 120 letters and digits')),
});

export const listSubmissionsSchema = z.object({
  limit: z.nullish(z.int('limit must be a whole number')),
  nextToken: z.nullish(z.string('nextToken is not valid')),
  status: z.nullish(z.enum(submissionStatuses, 'status is not one of the statuses')),
  search: z.nullish(
    z
      .string('search must be text')
      .check(
        z.maxLength(SEARCH_MAX_LENGTH, `search must be at most ${SEARCH_MAX_LENGTH} characters`),
      ),
  ),
});

/** @throws {Refusal} `bad_request` with the first thing that is wrong. */
export function parseArguments<Schema extends z.ZodMiniType>(
  schema: Schema,
  args: unknown,
): z.output<Schema> {
  const parsed = z.safeParse(schema, args);
  if (parsed.success) return parsed.data;
  throw new Refusal(
    'bad_request',
    parsed.error.issues[0]?.message ?? 'The arguments are not valid',
  );
}
