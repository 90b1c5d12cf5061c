/**
 * Parses the expressions in a DynamoDB command, together with their names and values. Equal texts
 * are parsed only once.
 */
import { Reader, readCondition, type Condition, type Mentioned } from './expressions.ts';
import { readKeyCondition, type KeyRange } from './key-condition.ts';
import { readUpdate, type Update } from './update-expression.ts';
import { ValidationException, type Item, type Placeholders } from './values.ts';

/** The members of the SDK's inputs that the tables in memory support. */
export interface PlaceholderInput {
  ConditionExpression?: string | undefined;
  FilterExpression?: string | undefined;
  ExpressionAttributeNames?: Record<string, string> | undefined;
  ExpressionAttributeValues?: Record<string, unknown> | undefined;
  ReturnValues?: string | undefined;
}

export interface ReadInput extends PlaceholderInput {
  IndexName?: string | undefined;
  KeyConditionExpression?: string | undefined;
  ProjectionExpression?: string | undefined;
  ExclusiveStartKey?: Record<string, unknown> | undefined;
  ScanIndexForward?: boolean | undefined;
  Limit?: number | undefined;
  Select?: string | undefined;
}

const nothing: Readonly<Record<string, never>> = {};
const conditions = new Map<string, { holds: Condition; mentioned: Mentioned }>();
const updates = new Map<string, Update>();
const keyConditions = new Map<string, KeyRange>();

function parsed<Result>(known: Map<string, Result>, text: string, parse: () => Result): Result {
  const found = known.get(text);
  if (found) return found;
  const result = parse();
  known.set(text, result);
  return result;
}

export function conditionOf(text: string) {
  return parsed(conditions, text, () => {
    const reader = new Reader(text);
    const holds = readCondition(reader);
    reader.end();
    return { holds, mentioned: reader.mentioned };
  });
}

export function placeholdersOf(
  input: PlaceholderInput,
  ...mentioned: (Mentioned | undefined)[]
): Placeholders {
  const { ExpressionAttributeNames: names = nothing, ExpressionAttributeValues: values = nothing } =
    input;
  requireUse(names, 'names', mentioned);
  requireUse(values, 'values', mentioned);
  return { names, values };
}

function requireUse(
  input: object,
  kind: keyof Mentioned,
  mentioned: (Mentioned | undefined)[],
): void {
  next: for (const placeholder in input) {
    for (const one of mentioned) if (one?.[kind].has(placeholder)) continue next;
    throw new ValidationException(`${placeholder} is used by no expression`);
  }
}

const namesOf = (text: string) => text.split(',').map((name) => name.trim());

export function projected({ ProjectionExpression: text }: ReadInput): Mentioned | undefined {
  return text === undefined ? undefined : { names: new Set(namesOf(text)), values: new Set() };
}

export function project(
  item: Item,
  { ProjectionExpression: text, ExpressionAttributeNames }: ReadInput,
): Item {
  if (text === undefined) return item;
  const names = namesOf(text).map((name) => ExpressionAttributeNames?.[name] ?? name);
  return Object.fromEntries(names.flatMap((name) => (name in item ? [[name, item[name]]] : [])));
}

export const updateOf = (text: string) => parsed(updates, text, () => readUpdate(text));
export const keyRangeOf = (text: string) =>
  parsed(keyConditions, text, () => readKeyCondition(text));
