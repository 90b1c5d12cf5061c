/**
 * Reads a lead's answers to the form's own questions from a row. Uses no schema library, to keep
 * the dashboard's first load small.
 */
import type { CustomValues } from './custom-field.ts';

/**
 * @param fields the member `fields` of a row (an object) or of the row's GraphQL view (JSON text).
 * @returns `{}` if there are no answers.
 */
export function customValuesOf(fields: unknown): CustomValues {
  const read: unknown = typeof fields === 'string' ? JSON.parse(fields) : fields;
  if (typeof read !== 'object' || read === null) return {};
  const texts = Object.entries(read).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
