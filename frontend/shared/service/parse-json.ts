import './parser-settings.ts';
import * as z from 'zod/mini';
import { ServiceError } from './service-error.ts';

/**
 * Parses a JSON text that is part of an answer.
 * @throws {ServiceError} if the JSON does not match the schema. The page is then older than the
 * service.
 */
export function parseJson<Schema extends z.ZodMiniType>(
  schema: Schema,
  json: unknown,
): z.output<Schema> {
  const value: unknown = typeof json === 'string' ? JSON.parse(json) : json;
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw new ServiceError('This page is older than what it was sent. Please reload it.', {
    type: 'Validation',
    cause: parsed.error,
  });
}
