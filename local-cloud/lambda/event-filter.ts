/** The filter patterns of an event source: exact values, prefixes, existence and exclusion. */
import { isRecord } from '../../contract/is-record.ts';
import { TemplateError } from '../template/template.ts';

/** @param patterns JSON texts. A record passes if one pattern matches, or if the list is empty. */
export function createEventFilter(patterns: string[]): (record: unknown) => boolean {
  const parsed = patterns.map((pattern): unknown => JSON.parse(pattern));
  return (record) => parsed.length === 0 || parsed.some((pattern) => matches(pattern, record));
}

function matches(pattern: unknown, value: unknown): boolean {
  if (Array.isArray(pattern)) return pattern.some((rule) => matchesRule(rule, value));
  if (!isRecord(pattern)) throw new TemplateError(`Unknown filter ${JSON.stringify(pattern)}`);
  return Object.entries(pattern).every(([key, inner]) =>
    matches(inner, isRecord(value) ? value[key] : undefined),
  );
}

function matchesRule(rule: unknown, value: unknown): boolean {
  if (!isRecord(rule)) return rule === value;
  if ('prefix' in rule)
    return typeof value === 'string' && value.startsWith(String(rule['prefix']));
  // As in Lambda, `exists` matches leaves only: for an object, such as {"N": "1"}, `exists` is
  // false.
  if ('exists' in rule) return (value !== undefined && !isRecord(value)) === rule['exists'];
  if ('anything-but' in rule) return ![rule['anything-but']].flat().includes(value);
  throw new TemplateError(`The local cloud does not know the filter ${JSON.stringify(rule)}`);
}
