import '../../../shared/service/parser-settings.ts';
import * as z from 'zod/mini';
import {
  customFieldSchema,
  ruleKinds,
  type CustomField,
  type CustomRules,
  type RuleKind,
} from '../../../../contract/custom-field.ts';
import { ruleTable } from '../../../../contract/custom-rules.ts';
import { readCustomValue } from '../../../../contract/custom-values.ts';
import { ruleProblems } from '../../../../contract/sound-rules.ts';

export const customFieldTypeWords: Record<CustomField['type'], string> = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  choice: 'Choice',
  yes_no: 'Yes or no',
};

export const ruleLabels: Record<RuleKind, string> = {
  pattern: 'Pattern of the whole answer',
  min: 'Smallest or earliest',
  max: 'Largest or latest',
  minLength: 'Characters at least',
  maxLength: 'Characters at most',
};

/** The rules that a custom field of each type may have. */
export const rulesOfType = (type: CustomField['type']) =>
  ruleKinds.filter((kind) => ruleTable[kind].types.includes(type));

export interface CustomFieldEntry {
  name: string;
  label: string;
  type: CustomField['type'];
  required: boolean;
  /** The choices as the user types them: one choice per line. */
  choices: string;
  rules: CustomRules;
  default: string;
  help: string;
}

export type CustomFieldComplaints = Partial<
  Record<Exclude<keyof CustomFieldEntry, 'rules'> | RuleKind, string>
>;

export function entryOf(field: CustomField | undefined): CustomFieldEntry {
  return {
    name: field?.name ?? '',
    label: field?.label ?? '',
    type: field?.type ?? 'text',
    required: field?.required ?? false,
    choices: (field?.choices ?? []).join('\n'),
    rules: field?.rules ?? {},
    default: field?.default ?? '',
    help: field?.help ?? '',
  };
}

/** Turns the typed texts into a custom field, or returns an error for each wrong text. */
export function readCustomField(
  entry: CustomFieldEntry,
  taken: readonly string[],
): { field: CustomField } | { complaints: CustomFieldComplaints } {
  const choices = [...new Set(entry.choices.split('\n').map((line) => line.trim()))].filter(
    (line) => line !== '',
  );
  const rules = typedRules(entry);
  const optional = { default: entry.default.trim(), help: entry.help.trim() };
  const parsed = z.safeParse(customFieldSchema, {
    name: entry.name.trim(),
    label: entry.label,
    type: entry.type,
    required: entry.required,
    ...(entry.type === 'choice' && { choices }),
    ...(Object.keys(rules).length > 0 && { rules }),
    ...(optional.default !== '' && { default: optional.default }),
    ...(optional.help !== '' && { help: optional.help }),
  });
  const complaints: CustomFieldComplaints = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    complaints[(path[1] ?? path[0]) as keyof CustomFieldComplaints] ??= message;
  }
  if (entry.type === 'choice' && choices.length === 0) {
    complaints.choices = 'Please enter the choices, one a line';
  }
  if (taken.includes(entry.name.trim())) complaints.name = 'Another field has this name';
  for (const [kind, problem] of Object.entries(parsed.success ? ruleProblems(parsed.data) : {})) {
    complaints[kind as RuleKind] = `It ${problem}`;
  }
  if (parsed.success && parsed.data.default !== undefined) {
    const { message } = readCustomValue(parsed.data, parsed.data.default);
    if (message !== undefined) complaints.default = `As the default, ${message}`;
  }
  if (parsed.success && Object.keys(complaints).length === 0) return { field: parsed.data };
  return { complaints };
}

/** The rules that the user has typed, without rules that do not suit the custom field's type. */
function typedRules({ rules, type }: CustomFieldEntry): CustomRules {
  const typed = rulesOfType(type).map((kind) => [kind, (rules[kind] ?? '').trim()] as const);
  return Object.fromEntries(typed.filter(([, limit]) => limit !== ''));
}
