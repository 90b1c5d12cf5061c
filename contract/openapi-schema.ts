/** Converts a zod schema to JSON schema, for the OpenAPI document. */
import * as z from 'zod/mini';

export function schemaOf(schema: z.core.$ZodType): z.core.JSONSchema.BaseSchema {
  const jsonSchema = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema: part }) => {
      // Removes the pattern of a date, which has 300 characters and adds no information to `format:
      // date-time`.
      if (part.format === 'date-time') delete part.pattern;
    },
  });
  // `$schema` is redundant: the OpenAPI version already defines the dialect of JSON schema.
  delete jsonSchema.$schema;
  return jsonSchema;
}
