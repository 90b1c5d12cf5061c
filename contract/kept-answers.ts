/**
 * Reads the answers that a row stores. Uses no schema library, because the dashboard's first load
 * includes this file.
 */
import type { CustomValues } from './custom-field.ts';

/**
 * @param fields of a row (an object), or of its GraphQL view (JSON text). @returns `{}` if there
 * are no answers.
 */
export function customValuesOf(fields: unknown): CustomValues {
  const read: unknown = typeof fields === 'string' ? JSON.parse(fields) : fields;
  if (typeof read !== 'object' || read === null) return {};
  const texts = Object.entries(read).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
