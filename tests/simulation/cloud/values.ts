/**
 * The values that an item may contain, in the form of the SDK's document client, and how DynamoDB
 * compares them.
 */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';

export type Item = Readonly<Record<string, unknown>>;

export interface Placeholders {
  names: Readonly<Record<string, string>>;
  values: Readonly<Record<string, unknown>>;
}

export class ValidationException extends Error {
  override readonly name = 'ValidationException';
}

const message = 'The conditional request failed';
/**
 * The one error object that all commands throw if their condition fails. A new object each time
 * would need a stack trace, which costs more than a whole command.
 */
export const refusal = new ConditionalCheckFailedException({ message, $metadata: {} });

export const lacksPlaceholder = (token: string) =>
  new ValidationException(`Nothing was given for ${token}`);

/**
 * Returns a frozen copy without undefined members, as DynamoDB would return the value. Reads return
 * frozen items without a copy: code that changes such an item fails at once.
 */
export function stored(value: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value !== 'object') throw new ValidationException(`No item holds a ${typeof value}`);
  // Most values that an update writes are unchanged and were copied before, so they need no copy.
  if (copies.has(value)) return value;
  const copy = copied(value);
  copies.add(copy);
  return copy;
}

/** All copies that `stored` made; they are frozen with everything in them. */
const copies = new WeakSet<object>();

function copied(value: object): object {
  if (Array.isArray(value)) return Object.freeze(value.map(stored));
  if (isPlain(value)) {
    const copy: Record<string, unknown> = {};
    for (const name of Object.keys(value)) {
      const part = (value as Item)[name];
      if (part !== undefined) copy[name] = stored(part);
    }
    return Object.freeze(copy);
  }
  throw new ValidationException("An item can't hold such an object");
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * Compares two values.
 * @returns undefined for values of different types, which are neither ordered nor equal.
 */
export function compareValues(one: unknown, other: unknown): number | undefined {
  if (one === undefined || typeof one !== typeof other) return undefined;
  if (typeof one === 'string')
    return one < (other as string) ? -1 : one > (other as string) ? 1 : 0;
  if (typeof one === 'number') return one - (other as number);
  return one === other ? 0 : undefined;
}
