/**
 * The values that an item may contain, as the document client marshals them, and how DynamoDB
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
/** One shared error, because making its stack trace costs more than the whole command. */
export const refusal = new ConditionalCheckFailedException({ message, $metadata: {} });

export const lacksPlaceholder = (token: string) =>
  new ValidationException(`Nothing was given for ${token}`);

/**
 * A frozen copy without undefined members, as DynamoDB would return it. Frozen items need no copy
 * for each read, because code that changes one fails at once.
 */
export function stored(value: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value !== 'object') throw new ValidationException(`No item holds a ${typeof value}`);
  // Most of a row is written as it was read.
  if (copies.has(value)) return value;
  const copy = copied(value);
  copies.add(copy);
  return copy;
}

/** All copies that were made here: they are frozen as a whole. */
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

/** @returns undefined for values of two types, which are neither ordered nor equal. */
export function compareValues(one: unknown, other: unknown): number | undefined {
  if (one === undefined || typeof one !== typeof other) return undefined;
  if (typeof one === 'string')
    return one < (other as string) ? -1 : one > (other as string) ? 1 : 0;
  if (typeof one === 'number') return one - (other as number);
  return one === other ? 0 : undefined;
}
