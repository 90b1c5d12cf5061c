/** The hash by which the values of two leads are compared. */
import type { Consent } from '../../../contract/consent.ts';
import { consentMembers } from '../../../contract/consent-members.ts';
import { leadFields, type Lead } from '../../../contract/lead.ts';
import { sha256Hex } from '../dynamodb/sha256.ts';

/** The members of a request besides the lead's own values, as they were sent. */
export interface SentWithLead {
  target?: string | undefined;
  fields?: Readonly<Record<string, unknown>> | undefined;
  /** Whether to accept the lead although it is a duplicate. */
  allowDuplicate?: true | undefined;
  consent?: Consent | undefined;
}

/** Hashes the parsed lead: white space and the order of fields make no difference. */
export function hashOfLead(
  lead: Lead,
  { target, fields = {}, allowDuplicate, consent }: SentWithLead = {},
): string {
  const values: unknown[] = leadFields.map((field) => lead[field]);
  const answers = Object.entries(fields)
    .map(([name, value]) => ({ name, text: textOf(value) }))
    .filter(({ text }) => text !== '')
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  if (target !== undefined || answers.length > 0) values.push(target ?? null, answers);
  if (allowDuplicate) values.push({ allowDuplicate });
  if (consent) values.push({ consent: consentMembers.map((member) => consent[member] ?? null) });
  return sha256Hex(JSON.stringify(values));
}

/** The number 5 and the text "5" are the same answer; null is none. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return value === null ? '' : JSON.stringify(value);
}
