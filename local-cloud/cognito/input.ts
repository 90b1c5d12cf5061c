/** Parses an operation's input; invalid input is Cognito's InvalidParameterException. */
import * as z from 'zod/mini';
import { CognitoError } from './cognito-error.ts';

export function parseInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
): z.infer<Schema> {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  const member = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new CognitoError(
    'InvalidParameterException',
    `1 validation error detected: Value at '${member}' failed to satisfy constraint`,
  );
}

export const text = z.string().check(z.minLength(1), z.maxLength(2048));
export const attributeList = z.array(z.object({ Name: text, Value: z.string() }));
export const anyToken = z.string().check(z.minLength(1), z.maxLength(8192));
