import '../../../shared/service/parser-settings.ts';
import * as z from 'zod/mini';
import { formNameSchema, shortNameSchema } from '../../../../contract/target-forms.ts';

function complaint(schema: z.ZodMiniType, value: string): string | undefined {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? undefined : parsed.error.issues[0]?.message;
}

export function nameComplaint(name: string): string | undefined {
  return complaint(formNameSchema, name);
}

/**
 * Returns what is wrong with a form's short name.
 * @param taken the short names of the user's other forms.
 */
export function shortNameComplaint(shortName: string, taken: readonly string[]) {
  if (taken.includes(shortName)) return 'Another form of yours has this short name';
  return complaint(shortNameSchema, shortName);
}
