/**
 * Finds values that DynamoDB would refuse to store. The tables in memory, which tests use, accept
 * such values.
 */

const MOST_BYTES = 400 * 1024;
const MOST_DEPTH = 32;
/**
 * The largest number that DynamoDB stores, rounded down.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/HowItWorks.NamingRulesDataTypes.html
 */
const LARGEST = 9.999e125;
const SMALLEST = 1e-130;

/** @returns why DynamoDB would refuse the item, or undefined. */
export function whyNotStorable(item: unknown): string | undefined {
  const bytes = Buffer.byteLength(JSON.stringify(item) ?? '');
  return bytes > MOST_BYTES ? `it has ${bytes} bytes` : whyNot(item, 0, '');
}

function whyNot(value: unknown, depth: number, at: string): string | undefined {
  if (depth > MOST_DEPTH) return `${at.slice(0, 80)} is nested too deep`;
  if (typeof value === 'string') {
    return value.isWellFormed() ? undefined : `${at} holds half of a surrogate pair`;
  }
  if (typeof value === 'number') {
    const size = Math.abs(value);
    const isStored = size === 0 || (size <= LARGEST && size >= SMALLEST);
    return isStored ? undefined : `${at} is the number ${value}`;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    if (!name.isWellFormed()) return `${at} has a name with half of a surrogate pair`;
    const found = whyNot(member, depth + 1, `${at}.${name}`);
    if (found) return found;
  }
  return undefined;
}
