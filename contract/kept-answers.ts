/**
 * Reads the answers that a row keeps. Has no schema, because the dashboard's first load includes
 * it.
 */
import type { CustomValues } from './custom-field.ts';

/**
 * @param fields of a row, or of its view, where they are JSON text. @returns `{}` if there are
 * none.
 */
export function customValuesOf(fields: unknown): CustomValues {
  const read = typeof fields === 'string' ? (JSON.parse(fields) as unknown) : fields;
  if (typeof read !== 'object' || read === null) return {};
  const texts = Object.entries(read).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
