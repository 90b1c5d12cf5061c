/** Parses the arguments of a GraphQL field by their schema. */
import * as z from 'zod/mini';
import { Refusal } from '../../contract/errors.ts';

/**
 * Returns the parsed arguments.
 * @throws {Refusal} `bad_request` with the text of the first error in the arguments.
 */
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
