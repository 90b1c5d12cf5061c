/** The objects of all buckets in one SQLite file, so that they survive a killed process. */
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface ObjectHead {
  key: string;
  size: number;
  contentType: string;
  cacheControl: string | undefined;
  /** The entity tag in quotes, as in the header. */
  etag: string;
  lastModified: Date;
}

export interface StoredObject extends ObjectHead {
  body: Buffer;
}

export interface NewObject {
  body: Buffer;
  contentType: string;
  cacheControl?: string | undefined;
}

export interface ObjectStore {
  createBucket: (bucket: string) => void;
  hasBucket: (bucket: string) => boolean;
  /** @returns the new object's ETag. */
  put: (bucket: string, key: string, object: NewObject) => string;
  get: (bucket: string, key: string) => StoredObject | undefined;
  remove: (bucket: string, key: string) => void;
  /** Lists objects in the order of their keys; `after` is the last key of the previous page. */
  list: (bucket: string, page: { prefix: string; after: string; limit: number }) => ObjectHead[];
  close: () => void;
}

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL; -- an object survives a killed process; a power cut may lose it
  CREATE TABLE IF NOT EXISTS buckets (name TEXT PRIMARY KEY) STRICT;
  CREATE TABLE IF NOT EXISTS objects (
    bucket TEXT NOT NULL,
    key TEXT NOT NULL,
    body BLOB NOT NULL,
    content_type TEXT NOT NULL,
    cache_control TEXT,
    etag TEXT NOT NULL,
    last_modified INTEGER NOT NULL,
    PRIMARY KEY (bucket, key)
  ) STRICT;
`;
const head = 'key, length(body) AS size, content_type, cache_control, etag, last_modified';

/** Types a row that SQLite returns from the table `objects`. */
const rowOf = (row: object) => row as Row;

interface Row {
  key: string;
  size: number;
  content_type: string;
  cache_control: string | null;
  etag: string;
  last_modified: number;
  body?: Uint8Array;
}

/**
 * Opens the store of objects in the folder `dataDir`; if undefined, the objects are stored in
 * memory.
 */
export function openObjectStore(dataDir?: string): ObjectStore {
  if (dataDir) mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(dataDir ? join(dataDir, 'objects.db') : ':memory:');
  database.exec(schema);
  const createBucket = database.prepare('INSERT OR IGNORE INTO buckets VALUES (?)');
  const findBucket = database.prepare('SELECT name FROM buckets WHERE name = ?');
  const put = database.prepare('INSERT OR REPLACE INTO objects VALUES (?, ?, ?, ?, ?, ?, ?)');
  const get = database.prepare(`SELECT ${head}, body FROM objects WHERE bucket = ? AND key = ?`);
  const remove = database.prepare('DELETE FROM objects WHERE bucket = ? AND key = ?');
  const list = database.prepare(
    `SELECT ${head} FROM objects
     WHERE bucket = ? AND key > ? AND substr(key, 1, length(?)) = ? ORDER BY key LIMIT ?`,
  );
  return {
    createBucket: (bucket) => void createBucket.run(bucket),
    hasBucket: (bucket) => findBucket.get(bucket) !== undefined,
    put: (bucket, key, { body, contentType, cacheControl }) => {
      const etag = `"${createHash('md5').update(body).digest('hex')}"`;
      put.run(bucket, key, body, contentType, cacheControl ?? null, etag, Date.now());
      return etag;
    },
    get: (bucket, key) => {
      const row = get.get(bucket, key);
      return row && { ...headOf(rowOf(row)), body: Buffer.from(rowOf(row).body ?? []) };
    },
    remove: (bucket, key) => void remove.run(bucket, key),
    list: (bucket, { prefix, after, limit }) =>
      list.all(bucket, after, prefix, prefix, limit).map((row) => headOf(rowOf(row))),
    close: () => database.close(),
  };
}

function headOf(row: Row): ObjectHead {
  return {
    key: row.key,
    size: row.size,
    contentType: row.content_type,
    cacheControl: row.cache_control ?? undefined,
    etag: row.etag,
    lastModified: new Date(row.last_modified),
  };
}
