/** The answers that a row keeps. Without a schema: the dashboard's first load reads it. */
import type { CustomValues } from './custom-field.ts';

/** Of a row or its view, where they travel as JSON; none where there are none. */
export function customValuesOf(fields: unknown): CustomValues {
  const read = typeof fields === 'string' ? (JSON.parse(fields) as unknown) : fields;
  if (typeof read !== 'object' || read === null) return {};
  const texts = Object.entries(read).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
