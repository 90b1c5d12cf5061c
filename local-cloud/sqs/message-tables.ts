/** The SQLite tables of the queues. */
export const messageTables = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL; -- a message survives a killed process; a power cut may lose it
  CREATE TABLE IF NOT EXISTS queues (name TEXT PRIMARY KEY, attributes TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS messages (
    position INTEGER PRIMARY KEY,
    id TEXT NOT NULL,
    queue TEXT NOT NULL,
    body TEXT NOT NULL,
    sent_at INTEGER NOT NULL,
    visible_at INTEGER NOT NULL,
    receive_count INTEGER NOT NULL DEFAULT 0,
    first_received_at INTEGER,
    receipt_handle TEXT,
    group_id TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS messages_by_turn ON messages (queue, visible_at, position, group_id);
  CREATE INDEX IF NOT EXISTS messages_by_group ON messages (queue, group_id, visible_at, position);
  CREATE INDEX IF NOT EXISTS messages_by_receipt ON messages (receipt_handle);
`;
