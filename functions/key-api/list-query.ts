/**
 * Reads the query of a list. A refusal of the query says what is wrong without quoting the query.
 */
import * as z from 'zod/mini';
import type { RefusalDetail } from '../../contract/errors.ts';
import { mostListed } from '../../contract/list-answers.ts';
import type { KeyCaller } from '../rest-calls/answer-call.ts';
import type { RestEvent } from '../rest-calls/rest-event.ts';
import { refusedRequest } from './refused-request.ts';

/**
 * The user whose list is read, and the only form that the key may see, if the key is limited to one
 * form.
 */
export type ListCaller = Pick<KeyCaller, 'userId' | 'onlyFormId'>;
export type ListQuery = Pick<
  RestEvent,
  'queryStringParameters' | 'multiValueQueryStringParameters'
>;

const limitMessage = `limit must be a whole number from 1 to ${mostListed}`;

/** The query parameters that every list accepts. */
export const pageSchema = {
  limit: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,3}$/, limitMessage)),
      z.pipe(
        z.transform(Number),
        z.number().check(z.minimum(1, limitMessage), z.maximum(mostListed, limitMessage)),
      ),
    ),
  ),
  /** A blank cursor means the first page, so a client's loop may start with an empty cursor. */
  cursor: z.optional(z.string().check(z.maxLength(400, 'This is not a nextCursor'))),
};

/**
 * An unknown parameter is refused, because a list with a misspelt filter would contain everything.
 * A known parameter that occurs twice is also refused, because only its last value would count.
 * @throws {Refusal} `bad_request`, with each parameter that is not valid.
 */
export function readQuery<Schema extends z.ZodMiniObject>(
  schema: Schema,
  { queryStringParameters, multiValueQueryStringParameters }: ListQuery,
): z.infer<Schema> {
  const { data, error } = schema.safeParse(queryStringParameters ?? {});
  const known = Object.keys(schema.shape);
  const details = new Map<string, RefusalDetail>();
  for (const { path, message } of error?.issues ?? []) {
    const field = path.join('.');
    details.set(field, { field, message });
  }
  for (const field of known) {
    if ((multiValueQueryStringParameters?.[field] ?? []).length < 2) continue;
    details.set(field, { field, message: `${field} must occur only once` });
  }
  // The name of an unknown parameter may be any text, and the log of refusals contains the names of
  // their fields. So the refusal names the field `query` instead.
  if (Object.keys(queryStringParameters ?? {}).some((name) => !known.includes(name))) {
    const message = `the parameters of this list are ${known.join(', ')}`;
    details.set('query', { field: 'query', message });
  }
  if (data && details.size === 0) return data;
  throw refusedRequest(...details.values());
}
