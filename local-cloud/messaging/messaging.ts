/**
 * SQS and S3: fauxqs over HTTP for the functions, and its stores directly for the parts of the local
 * cloud that are next to it (pollers, deployments, the site). Its own `startFauxqs` listens on every
 * interface, hence the assembly by hand; its package exports only that, hence the paths.
 */
import { mkdirSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { buildApp } from 'fauxqs';
import { PersistenceManager } from '../../node_modules/fauxqs/dist/persistence.js';
import { S3Store } from '../../node_modules/fauxqs/dist/s3/s3Store.js';
import { SnsStore } from '../../node_modules/fauxqs/dist/sns/snsStore.js';
import { SqsStore } from '../../node_modules/fauxqs/dist/sqs/sqsStore.js';
import type { Access } from '../iam/access.ts';
import { region } from '../template/template.ts';
import { createAccessHook } from './access-hook.ts';

export { S3Store, SqsStore };
export type Queue = NonNullable<ReturnType<SqsStore['getQueueByArn']>>;
export type StoredObject = ReturnType<S3Store['getObject']>;

export interface Messaging {
  queues: SqsStore;
  buckets: S3Store;
  port: number;
  origin: string;
  close: () => Promise<void>;
}

/** The part of the Fastify application that is used; its own types need Fastify installed. */
interface App {
  addHook: (name: 'preHandler', hook: ReturnType<typeof createAccessHook>) => void;
  listen: (where: { port: number; host: string }) => Promise<string>;
  close: () => Promise<void>;
}

/**
 * Keeps everything in `dataDir`, or in memory without one.
 * @param access who may call what; without it everybody may.
 */
export async function startMessaging(
  port: number,
  dataDir?: string,
  access?: Access,
): Promise<Messaging> {
  const stores = { sqsStore: new SqsStore(), snsStore: new SnsStore(), s3Store: new S3Store() };
  const persistence = dataDir ? openPersistence(dataDir) : undefined;
  if (persistence) {
    // Loaded before the stores write through: loading would otherwise replace the rows it reads.
    persistence.load(stores.sqsStore, stores.snsStore, stores.s3Store);
    stores.sqsStore.persistence = persistence;
    stores.s3Store.persistence = persistence;
    for (const queue of stores.sqsStore.allQueues()) queue.persistence = persistence;
  }
  const app = buildApp({ logger: false, defaultRegion: region, stores }) as unknown as App;
  if (access) app.addHook('preHandler', createAccessHook(access));
  const origin = await app.listen({ port, host: '127.0.0.1' });
  return {
    queues: stores.sqsStore,
    buckets: stores.s3Store,
    port: Number(new URL(origin).port),
    origin,
    close: async () => {
      await app.close();
      persistence?.close();
    },
  };
}

function openPersistence(dataDir: string): PersistenceManager {
  mkdirSync(dataDir, { recursive: true });
  const persistence = new PersistenceManager(dataDir);
  const database = Reflect.get(persistence, 'db') as DatabaseSync;
  // A message survives a killed process without an fsync for each write; only a power cut loses it.
  database.exec('PRAGMA synchronous = NORMAL');
  const makeReady = database.prepare(
    'UPDATE sqs_messages SET receipt_handle = NULL, visibility_deadline = NULL WHERE message_id = ?',
  );
  // fauxqs sets the receive count to NULL here, which its own schema refuses.
  persistence.updateMessageReady = (messageId) => void makeReady.run(messageId);
  return persistence;
}
