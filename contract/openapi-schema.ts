/** The JSON schema of a boundary's schema, for the OpenAPI document. */
import * as z from 'zod/mini';

export function schemaOf(schema: z.core.$ZodType): z.core.JSONSchema.BaseSchema {
  const jsonSchema = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema: part }) => {
      // The date's pattern has 300 characters and repeats what the format says.
      if (part.format === 'date-time') delete part.pattern;
    },
  });
  // The document names the dialect once, by its OpenAPI version.
  delete jsonSchema.$schema;
  return jsonSchema;
}
