/** Reads the query of a list, or says what is wrong with it without quoting it. */
import * as z from 'zod/mini';
import { Refusal } from '../../contract/errors.ts';
import { mostListed } from '../../contract/list-answers.ts';
import type { KeyCaller } from '../rest-calls/answer-call.ts';

/**
 * The user whose list is read, and the only form that the key may see, if the key is limited to one
 * form.
 */
export type ListCaller = Pick<KeyCaller, 'userId' | 'onlyFormId'>;
export type ListQuery = Readonly<Record<string, string | undefined>>;

const limitMessage = `limit must be a whole number from 1 to ${mostListed}`;

/** The parameters that each list has. */
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
  /** A blank cursor means the first page, so that a loop may begin with an empty cursor. */
  cursor: z.optional(z.string().check(z.maxLength(200, 'cursor is not valid'))),
};

/** @throws {Refusal} `bad_request`, with each parameter that is not valid. */
export function readQuery<Schema extends z.ZodMiniType>(
  schema: Schema,
  query: ListQuery,
): z.infer<Schema> {
  const { data, error } = schema.safeParse(query);
  if (!error) return data;
  const details = new Map(
    error.issues.map(({ path, message }) => {
      const field = path.join('.');
      return [field, { field, message }];
    }),
  );
  throw refusedQuery(...details.values());
}

export function refusedQuery(...details: { field: string; message: string }[]): Refusal {
  return new Refusal('bad_request', 'The query is not valid.', details);
}
