/** A boundary's schema as the OpenAPI document shows it. */
import * as z from 'zod/mini';

export function schemaOf(schema: z.core.$ZodType): z.core.JSONSchema.BaseSchema {
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
