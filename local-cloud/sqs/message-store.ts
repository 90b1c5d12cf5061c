/**
 * Queues and their messages in one SQLite file, so that messages, their receive counts and their
 * visibility times survive a killed process.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { messageTables } from './message-tables.ts';
import { createFairOrder, type FairOrder } from './fair-order.ts';

export interface ReceivedMessage {
  id: string;
  receiptHandle: string;
  body: string;
  group: string | null;
  sentAt: number;
  receiveCount: number;
  firstReceivedAt: number;
}

export interface Redrive {
  deadLetterQueue: string;
  maxReceiveCount: number;
}

export interface MessageStore {
  createQueue: (queue: string) => void;
  queues: () => string[];
  /** The queue's settings; undefined if the queue does not exist. */
  attributes: (queue: string) => Record<string, string> | undefined;
  setAttributes: (queue: string, attributes: Record<string, string | undefined>) => void;
  /** @returns the id of the sent message. */
  send: (queue: string, message: SentMessage) => string;
  receive: (queue: string, options: ReceiveOptions) => Received;
  remove: (queue: string, receiptHandle: string) => void;
  /** @returns false if no message has the given receipt handle. */
  hide: (queue: string, receiptHandle: string, seconds: number) => boolean;
  counts: (queue: string) => { visible: number; inFlight: number; delayed: number };
  /** The time when the next hidden message becomes visible. */
  nextVisibleAt: (queue: string) => number | undefined;
  close: () => void;
}

export interface SentMessage {
  body: string;
  delaySeconds: number;
  group?: string | undefined;
}

export interface ReceiveOptions {
  limit: number;
  visibilitySeconds: number;
  redrive: Redrive | undefined;
}

export interface Received {
  messages: ReceivedMessage[];
  /** True if messages were moved to the dead-letter queue because they were received too often. */
  redriven: boolean;
}

/** Types a row of SQLite; message-tables.ts creates the table with the columns of this type. */
const rowOf = (row: object) => row as Row;

interface Row {
  position: number;
  id: string;
  body: string;
  group_id: string | null;
  sent_at: number;
  receive_count: number;
  first_received_at: number | null;
}

/** @param dataDir the folder for the stored data; if undefined, the data are stored in memory. */
export function openMessageStore(dataDir?: string): MessageStore {
  if (dataDir) mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(dataDir ? join(dataDir, 'queues.db') : ':memory:');
  database.exec(messageTables);
  return { ...queueRecords(database), ...messageRecords(database), close: () => database.close() };
}

function queueRecords(database: DatabaseSync) {
  const create = database.prepare("INSERT OR IGNORE INTO queues VALUES (?, '{}')");
  const names = database.prepare('SELECT name FROM queues ORDER BY name');
  const read = database.prepare('SELECT attributes FROM queues WHERE name = ?');
  const change = database.prepare(
    'UPDATE queues SET attributes = json_patch(attributes, ?) WHERE name = ?',
  );
  return {
    createQueue: (queue: string) => void create.run(queue),
    queues: () => names.all().map(({ name }) => String(name)),
    attributes: (queue: string) => {
      const row = read.get(queue);
      return row && (JSON.parse(String(row['attributes'])) as Record<string, string>);
    },
    setAttributes: (queue: string, attributes: Record<string, string | undefined>) =>
      void change.run(JSON.stringify(attributes), queue),
  };
}

function prepareStatements(database: DatabaseSync) {
  return {
    insert: database.prepare(
      'INSERT INTO messages (id, queue, body, sent_at, visible_at, group_id) VALUES (?, ?, ?, ?, ?, ?)',
    ),
    quiet: database.prepare(
      `SELECT * FROM messages WHERE queue = ? AND visible_at <= ?
       AND (group_id IS NULL OR group_id NOT IN (SELECT value FROM json_each(?)))
       ORDER BY visible_at, position LIMIT ?`,
    ),
    ofGroup: database.prepare(
      `SELECT * FROM messages WHERE queue = ? AND group_id = ? AND visible_at <= ?
       ORDER BY visible_at, position LIMIT ?`,
    ),
    inFlight: database.prepare(
      `SELECT group_id AS name, count(*) AS size FROM messages
       WHERE queue = ? AND visible_at > ? AND receipt_handle IS NOT NULL AND group_id IS NOT NULL
       GROUP BY group_id`,
    ),
    take: database.prepare(
      `UPDATE messages SET receipt_handle = ?, visible_at = ?, receive_count = ?, first_received_at = ?
     WHERE position = ?`,
    ),
    move: database.prepare(
      'UPDATE messages SET queue = ?, receipt_handle = NULL, visible_at = ? WHERE position = ?',
    ),
    remove: database.prepare('DELETE FROM messages WHERE queue = ? AND receipt_handle = ?'),
    hide: database.prepare(
      'UPDATE messages SET visible_at = ? WHERE queue = ? AND receipt_handle = ?',
    ),
    count: database.prepare(
      `SELECT count(*) FILTER (WHERE visible_at <= :now) AS visible,
            count(*) FILTER (WHERE visible_at > :now AND receipt_handle IS NOT NULL) AS inFlight,
            count(*) FILTER (WHERE visible_at > :now AND receipt_handle IS NULL) AS delayed
     FROM messages WHERE queue = :queue`,
    ),
    next: database.prepare(
      'SELECT min(visible_at) AS at FROM messages WHERE queue = ? AND visible_at > ?',
    ),
  };
}

type Statements = ReturnType<typeof prepareStatements>;

/**
 * The order of delivery: first the messages of quiet groups, then of noisy groups. The noisy group
 * with the fewest messages in flight comes first.
 */
function fairly(statements: Statements, fairOrder: FairOrder) {
  return (queue: string, now: number, limit: number): Row[] => {
    const inFlight = statements.inFlight.all(queue, now);
    const sizes = new Map(inFlight.map(({ name, size }) => [String(name), Number(size)]));
    const noisy = fairOrder.noisyGroups(queue, sizes, now);
    const rows = statements.quiet.all(queue, now, JSON.stringify(noisy), limit).map(rowOf);
    for (const group of noisy) {
      const left = limit - rows.length;
      if (left === 0) break;
      const own = statements.ofGroup.all(queue, group, now, left).map(rowOf);
      if (own.length === 0) fairOrder.drained(queue, group);
      rows.push(...own);
    }
    return rows;
  };
}

function messageRecords(database: DatabaseSync) {
  const statements = prepareStatements(database);
  const { insert, take, move, remove, hide, count, next } = statements;
  const fairOrder = createFairOrder();
  const ready = fairly(statements, fairOrder);

  function receive(queue: string, { limit, visibilitySeconds, redrive }: ReceiveOptions): Received {
    const now = Date.now();
    const received: Received = { messages: [], redriven: false };
    for (;;) {
      const rows = ready(queue, now, limit);
      for (const row of rows) {
        if (redrive && row.receive_count >= redrive.maxReceiveCount) {
          move.run(redrive.deadLetterQueue, now, row.position);
          received.redriven = true;
        } else {
          const message = takeRow(row, now, now + visibilitySeconds * 1000);
          fairOrder.began(message.receiptHandle, queue, message.group, now);
          received.messages.push(message);
        }
      }
      if (rows.length === 0 || received.messages.length > 0) return received;
    }
  }

  function takeRow(row: Row, now: number, visibleAt: number): ReceivedMessage {
    const message = {
      id: row.id,
      receiptHandle: randomUUID(),
      body: row.body,
      group: row.group_id,
      sentAt: row.sent_at,
      receiveCount: row.receive_count + 1,
      firstReceivedAt: row.first_received_at ?? now,
    };
    const { receiptHandle, receiveCount, firstReceivedAt } = message;
    take.run(receiptHandle, visibleAt, receiveCount, firstReceivedAt, row.position);
    return message;
  }

  return {
    receive,
    send: (queue: string, { body, delaySeconds, group }: SentMessage) => {
      const id = randomUUID();
      const now = Date.now();
      insert.run(id, queue, body, now, now + delaySeconds * 1000, group ?? null);
      return id;
    },
    remove: (queue: string, receiptHandle: string) => {
      remove.run(queue, receiptHandle);
      fairOrder.ended(receiptHandle, Date.now());
    },
    hide: (queue: string, receiptHandle: string, seconds: number) => {
      fairOrder.ended(receiptHandle, Date.now());
      return hide.run(Date.now() + seconds * 1000, queue, receiptHandle).changes > 0;
    },
    counts: (queue: string) =>
      count.get({ now: Date.now(), queue }) as {
        visible: number;
        inFlight: number;
        delayed: number;
      },
    nextVisibleAt: (queue: string) =>
      (next.get(queue, Date.now()) as { at: number | null }).at ?? undefined,
  };
}
