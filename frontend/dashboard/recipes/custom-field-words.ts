import '../../shared/service/parser-settings.ts';
import * as z from 'zod/mini';
import { customFieldSchema, type CustomField } from '../../../contract/custom-field.ts';
import { readCustomValue } from '../../../contract/custom-values.ts';

export const customFieldTypeWords: Record<CustomField['type'], string> = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  choice: 'Choice',
  yes_no: 'Yes or no',
};

export interface CustomFieldEntry {
  name: string;
  label: string;
  type: CustomField['type'];
  required: boolean;
  /** The text of the choices, with one choice on each line. */
  choices: string;
  default: string;
  help: string;
}

export type CustomFieldComplaints = Partial<Record<keyof CustomFieldEntry, string>>;

export function entryOf(field: CustomField | undefined): CustomFieldEntry {
  return {
    name: field?.name ?? '',
    label: field?.label ?? '',
    type: field?.type ?? 'text',
    required: field?.required ?? false,
    choices: (field?.choices ?? []).join('\n'),
    default: field?.default ?? '',
    help: field?.help ?? '',
  };
}

/** Turns the typed texts into a custom field, or returns the error of each text. */
export function readCustomField(
  entry: CustomFieldEntry,
  taken: readonly string[],
): { field: CustomField } | { complaints: CustomFieldComplaints } {
  const choices = [...new Set(entry.choices.split('\n').map((line) => line.trim()))].filter(
    (line) => line !== '',
  );
  const optional = { default: entry.default.trim(), help: entry.help.trim() };
  const parsed = z.safeParse(customFieldSchema, {
    name: entry.name.trim(),
    label: entry.label,
    type: entry.type,
    required: entry.required,
    ...(entry.type === 'choice' && { choices }),
    ...(optional.default !== '' && { default: optional.default }),
    ...(optional.help !== '' && { help: optional.help }),
  });
  const complaints: CustomFieldComplaints = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    complaints[path[0] as keyof CustomFieldEntry] ??= message;
  }
  if (entry.type === 'choice' && choices.length === 0) {
    complaints.choices = 'Please enter the choices, one a line';
  }
  if (taken.includes(entry.name.trim())) complaints.name = 'Another field has this name';
  if (parsed.success && parsed.data.default !== undefined) {
    const { message } = readCustomValue(parsed.data, parsed.data.default);
    if (message !== undefined) complaints.default = `As the default, ${message}`;
  }
  if (parsed.success && Object.keys(complaints).length === 0) return { field: parsed.data };
  return { complaints };
}
