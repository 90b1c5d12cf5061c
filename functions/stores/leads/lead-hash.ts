/** What tells one lead's values from another's. */
import { leadFields, type Lead } from '../../../contract/lead.ts';
import { sha256Hex } from '../dynamodb/sha256.ts';

/** What a lead may bring besides its own values, as it was sent. */
export interface SentWithLead {
  target?: string | undefined;
  fields?: Readonly<Record<string, unknown>> | undefined;
  /** Send it although it repeats another one. */
  allowDuplicate?: true | undefined;
}

/**
 * Of the lead as understood: white space and the order of fields make no difference. A lead that says
 * nothing of forms has the hash that it had before there were any.
 */
export function hashOfLead(
  lead: Lead,
  { target, fields = {}, allowDuplicate }: SentWithLead = {},
): string {
  const values: unknown[] = leadFields.map((field) => lead[field]);
  const answers = Object.entries(fields)
    .map(([name, value]) => ({ name, text: textOf(value) }))
    .filter(({ text }) => text !== '')
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  if (target !== undefined || answers.length > 0) values.push(target ?? null, answers);
  if (allowDuplicate) values.push({ allowDuplicate });
  return sha256Hex(JSON.stringify(values));
}

/** The number 5 and the text 5 are one answer; null is none. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return value === null ? '' : JSON.stringify(value);
}
