/**
 * The submissions table in memory, as far as the store speaks to it: for simulations of hours with
 * hundreds of thousands of rows, for which dynalite is too slow. Everything else is tested on
 * dynalite.
 */
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
  type DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb';

type Item = Record<string, unknown>;

export function createMemoryTable(): DynamoDBDocumentClient {
  const rows = new Map<string, Item>();
  /** By `openShard`, in the order of arrival. */
  const shards = new Map<unknown, Map<string, Item>>();
  const shardOf = (name: unknown) => shards.get(name) ?? new Map<string, Item>();
  function keep(key: string, item: Item) {
    shardOf(rows.get(key)?.['openShard']).delete(key);
    rows.set(key, item);
    if (item['openShard'] === undefined) return;
    shards.set(item['openShard'], shardOf(item['openShard']).set(key, item));
  }
  const send = async (command: unknown): Promise<unknown> => {
    if (command instanceof GetCommand) return { Item: rows.get(keyOf(command.input.Key)) };
    if (command instanceof PutCommand) {
      keep(keyOf(command.input.Item), command.input.Item ?? {});
      return {};
    }
    if (command instanceof UpdateCommand) {
      const key = keyOf(command.input.Key);
      const item = updated(rows.get(key), command.input);
      keep(key, item);
      return { Attributes: item };
    }
    if (command instanceof QueryCommand) {
      const { ':shard': shard } = command.input.ExpressionAttributeValues ?? {};
      return { Items: page(shardOf(shard).values(), command.input) };
    }
    throw new Error('The table in memory does not know this command');
  };
  return { send } as unknown as DynamoDBDocumentClient;
}

function keyOf(key: Item | undefined): string {
  return `${String(key?.['userId'])} ${String(key?.['id'])}`;
}

function updated(before: Item | undefined, input: UpdateCommand['input']): Item {
  const { ConditionExpression = '', UpdateExpression = '' } = input;
  const values = input.ExpressionAttributeValues ?? {};
  if (!before || !holds(before, ConditionExpression, values)) {
    throw new ConditionalCheckFailedException({ message: 'It does not hold', $metadata: {} });
  }
  const [sets = '', removes = ''] = UpdateExpression.replace('SET ', '').split(' REMOVE ');
  const item = { ...before, version: Number(before['version']) + 1 };
  for (const [, name = '', value = ''] of sets.matchAll(/#(\w+) = (:\w+)/g)) {
    (item as Item)[name] = values[value];
  }
  for (const [, name = ''] of removes.matchAll(/#(\w+)/g)) delete (item as Item)[name];
  return item;
}

function holds(item: Item, condition: string, values: Item): boolean {
  return condition.split(' AND ').every((part) => {
    const [, name = ''] = /#(\w+)/.exec(part) ?? [];
    const given = [...part.matchAll(/:\w+/g)].map(([value]) => values[value]);
    if (part.startsWith('attribute_not_exists')) return item[name] === undefined;
    if (part.startsWith('attribute_exists')) return item[name] !== undefined;
    if (part.includes(' > ')) return String(item[name]) > String(given[0]);
    if (part.includes(' <= ')) return String(item[name]) <= String(given[0]);
    return given.includes(item[name]);
  });
}

/**
 * A part of one shard in the order of its index; pages are told by nothing but their size. Only the
 * rows of the page are put in order: a shard of a simulation holds a hundred thousand.
 */
function page(items: Iterable<Item>, input: QueryCommand['input']): Item[] {
  const { IndexName, KeyConditionExpression = '', ExpressionAttributeValues = {} } = input;
  const order = IndexName === 'open' ? 'dueAt' : 'openedAt';
  const [, operator, value = ''] = /\w+ (<=|>) (:\w+)$/.exec(KeyConditionExpression) ?? [];
  const bound = String(ExpressionAttributeValues[value]);
  const isBackward = input.ScanIndexForward === false;
  const { Limit: size = Infinity } = input;
  const found: { time: string; item: Item }[] = [];
  for (const item of items) {
    const time = String(item[order]);
    if (operator !== undefined && (operator === '<=' ? time > bound : time <= bound)) continue;
    if (!time.startsWith(String(ExpressionAttributeValues[':form'] ?? ''))) continue;
    const place = placeOf(time, found, isBackward);
    if (place >= size) continue;
    found.splice(place, 0, { time, item });
    if (found.length > size) found.pop();
  }
  return found.map(({ item }) => item);
}

/** Where a row belongs among those found before it: of two of one time the later is last. */
function placeOf(time: string, found: readonly { time: string }[], isBackward: boolean): number {
  let [from, to] = [0, found.length];
  while (from < to) {
    // Most rows come in order: the last place is tried first.
    const middle = to === found.length ? to - 1 : (from + to) >> 1;
    const other = found[middle]?.time ?? '';
    if (isBackward ? time >= other : time < other) to = middle;
    else from = middle + 1;
  }
  return from;
}
