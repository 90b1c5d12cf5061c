/** Computes a hash of a lead's values, to find out whether two leads are equal. */
import type { Consent } from '../../../contract/consent.ts';
import { consentMembers } from '../../../contract/consent-members.ts';
import { leadFields, type Lead } from '../../../contract/lead.ts';
import { sha256Hex } from '../dynamodb/sha256.ts';

/** The members of a request besides the lead's own values. */
export interface SentWithLead {
  target?: string | undefined;
  fields?: Readonly<Record<string, unknown>> | undefined;
  /** Whether to accept the lead even if it is a duplicate. */
  allowDuplicate?: true | undefined;
  consent?: Consent | undefined;
  reference?: string | undefined;
}

type OtherMembers = Omit<SentWithLead, 'target' | 'fields'>;

/** Hashes the parsed lead: white space and the order of fields make no difference. */
export function hashOfLead(
  lead: Lead,
  { target, fields = {}, ...others }: SentWithLead = {},
): string {
  const values: unknown[] = leadFields.map((field) => lead[field]);
  const answers = Object.entries(fields)
    .map(([name, value]) => ({ name, text: textOf(value) }))
    .filter(({ text }) => text !== '')
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  if (target !== undefined || answers.length > 0) values.push(target ?? null, answers);
  values.push(...Object.values(partsOf(others)).filter(Boolean));
  return sha256Hex(JSON.stringify(values));
}

/**
 * Returns what each member that was sent adds to the hash. The order of the members must not
 * change, because rows store hashes that were made in this order.
 */
function partsOf({ allowDuplicate, consent, reference }: OtherMembers) {
  return {
    allowDuplicate: allowDuplicate && { allowDuplicate },
    consent: consent && { consent: consentMembers.map((member) => consent[member] ?? null) },
    reference: reference !== undefined && { reference },
  } satisfies Record<keyof OtherMembers, unknown>;
}

/**
 * The number 5 and the text "5" are equal answers; null counts as no answer. No form accepts a list
 * or an object as an answer, so its content is not hashed; it might be nested too deeply for
 * JSON.stringify.
 */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (value === null) return '';
  return typeof value === 'object' ? 'object' : JSON.stringify(value);
}
