/**
 * Groups the leads of a call that must not be accepted at the same time. With the same
 * Idempotency-Key, the second lead repeats the first. Of leads of the same person, a form may
 * accept only the first.
 */
import { dedupeBy } from '../../contract/form-dedupe.ts';
import { isRecord } from '../../contract/is-record.ts';
import { personOf } from '../stores/repeated-leads/same-person.ts';
import type { BulkLead } from './lead-request.ts';

/**
 * @returns the leads in groups; the leads of a group are accepted one after another, in their
 * order.
 */
export function turnsOf(leads: readonly BulkLead[]): BulkLead[][] {
  let turns: { names: Set<string>; leads: BulkLead[] }[] = [];
  for (const lead of leads) {
    const names = namesOf(lead);
    const shared = turns.filter((turn) => names.some((name) => turn.names.has(name)));
    const joined = {
      names: new Set([...names, ...shared.flatMap((turn) => [...turn.names])]),
      leads: [...shared.flatMap((turn) => turn.leads), lead],
    };
    turns = [...turns.filter((turn) => !shared.includes(turn)), joined];
  }
  return turns.map((turn) => turn.leads.sort((one, other) => one.index - other.index));
}

/** Values that are not texts are ignored here: such a lead is refused when it is read. */
function namesOf({ key, json }: BulkLead): string[] {
  const { phone, email } = isRecord(json) ? json : {};
  const person = { phone: textOf(phone), email: textOf(email) };
  const values = dedupeBy.map((by) => [by, personOf(person, by)] as const);
  return [
    ...(key === undefined ? [] : [`key ${key}`]),
    ...values.flatMap(([by, value]) => (value === '' ? [] : [`${by} ${value}`])),
  ];
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
