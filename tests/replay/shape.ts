/**
 * The shape of stored data: each member with the format of its values. Values that differ between
 * leads, such as ids and times, are replaced by a placeholder.
 */

const forms: readonly [RegExp, string][] = [
  [/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, '<uuid>'],
  [/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, '<time>'],
  [/^[0-9a-f]{64}$/, '<sha256>'],
  [/^[\w-]{43}$/, '<256 bits>'],
  [/^[0-9a-f]{8,32}$/, '<hash>'],
  [/^fak_\w+$/, '<key>'],
  // Texts with spaces are meant for people, so they may be changed without a change of the shape.
  [/\s/, '<words>'],
];
const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const secrets = /[\w-]{43}(?=\.)/g;

/** @returns sorted lines such as `submissions[].status "pending"`, without duplicates. */
export function shapeOf(value: unknown): string[] {
  const lines = new Set<string>();
  collect(value, '', lines);
  return [...lines].sort();
}

function collect(value: unknown, at: string, lines: Set<string>): void {
  if (Array.isArray(value)) {
    if (value.length === 0) lines.add(`${at}[]`);
    for (const item of value) collect(item, `${at}[]`, lines);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      collect(member, `${at}.${name.replace(uuids, '<uuid>')}`, lines);
    }
  } else lines.add(`${at} ${formOf(value)}`);
}

function formOf(value: unknown): string {
  if (typeof value !== 'string') return value === null ? 'null' : typeof value;
  const named = forms.find(([pattern]) => pattern.test(value))?.[1];
  if (named) return named;
  const general = value.replace(uuids, '<uuid>').replace(secrets, '<secret>');
  return JSON.stringify(general.replace(/\d+/g, '0'));
}
