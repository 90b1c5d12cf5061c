/**
 * A version's record: the data that this version of the code had stored and sent after the calls of
 * story.ts (tables, messages, calls, events). Each record is a folder of `versions/` with one file
 * for each kind of data. A record is never changed.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { BrowserAnswer, BrowserCall } from '../../contract/browser-call.ts';
import { browserAnswerSchema, browserCallSchema } from '../../contract/browser-call.ts';
import * as operations from '../../contract/graphql-operations.ts';
import { leadMessageSchema } from '../../contract/lead-message.ts';
import { rehearsalMessageSchema } from '../../contract/rehearsal-message.ts';
import { viewSubmission } from '../../functions/stores/submissions/submission-view.ts';
import type { TableName } from '../functions/table-definitions.ts';
import type { Item } from '../simulation/cloud/values.ts';
import { declaredMembers } from './declared.ts';
import { tableNames, type Message, type Service } from './service.ts';
import type { SentLead } from './story.ts';

const versionsFolder = path.join(import.meta.dirname, 'versions');

type Tables = Partial<Record<TableName, Item[]>>;

/** For each table, which of a record's files contains the table's items. */
const kindOf: Record<TableName, 'rows' | 'keys' | 'forms'> = {
  submissions: 'rows',
  idempotency: 'rows',
  firstLeads: 'rows',
  people: 'rows',
  circuitBreakers: 'rows',
  allowances: 'rows',
  followUps: 'rows',
  callbacks: 'rows',
  events: 'rows',
  apiKeys: 'keys',
  apiKeyLookup: 'keys',
  accounts: 'keys',
  targetForms: 'forms',
  origins: 'forms',
};

export interface VersionRecord {
  /** The leads as integrators sent them, by the name that story.ts gives to each lead. */
  leads: { writtenAt: string; sent: Record<string, SentLead> };
  rows: Tables;
  keys: Tables;
  forms: Tables;
  messages: {
    queue: Message[];
    calls: BrowserCall[];
    answers: BrowserAnswer[];
  };
  /**
   * What the version's live publisher sends to open dashboards: its GraphQL document and variables.
   */
  events: { document: string; variables: { submission: Record<string, unknown> }[] };
  /**
   * The JSON Schemas with which this version of the code checked messages between its functions.
   */
  schemas: Record<string, unknown>;
  /** The members that the version's types declared for stored items (see declared.ts). */
  declared: Record<string, unknown>;
}
const kinds = [
  'leads',
  'rows',
  'keys',
  'forms',
  'messages',
  'events',
  'schemas',
  'declared',
] as const;

/** The names of all records, the oldest first. */
export async function versionNames(): Promise<string[]> {
  return (await readdir(versionsFolder)).sort();
}

export async function readRecord(version: string): Promise<VersionRecord> {
  const files = await Promise.all(
    kinds.map(async (kind) => {
      const text = await readFile(path.join(versionsFolder, version, `${kind}.json`), 'utf8');
      return [kind, JSON.parse(text) as unknown] as const;
    }),
  );
  return Object.fromEntries(files) as unknown as VersionRecord;
}

/** Reads the GraphQL documents that the dashboard of the given version sends. */
export function readOperations(version: string): Promise<string> {
  return readFile(path.join(versionsFolder, version, 'operations.graphql'), 'utf8');
}

export async function writeRecord(version: string, record: VersionRecord): Promise<void> {
  const folder = path.join(versionsFolder, version);
  await mkdir(folder);
  for (const kind of kinds) {
    const text = `${JSON.stringify(record[kind], undefined, 1)}\n`;
    await writeFile(path.join(folder, `${kind}.json`), text);
  }
  await writeFile(path.join(folder, 'operations.graphql'), Object.values(operations).join('\n'));
}

export async function recordOf(
  service: Service,
  sent: Record<string, SentLead>,
): Promise<VersionRecord> {
  const tables = (kind: 'rows' | 'keys' | 'forms') =>
    Object.fromEntries(
      tableNames.filter((name) => kindOf[name] === kind).map((name) => [name, service.items(name)]),
    );
  return {
    leads: { writtenAt: service.now().toISOString(), sent },
    rows: tables('rows'),
    keys: tables('keys'),
    forms: tables('forms'),
    messages: { queue: service.inQueue(), calls: callsOf(service), answers: service.answers },
    events: {
      document: operations.publishSubmission,
      variables: service
        .rows()
        .map((row) => ({ submission: { ...viewSubmission(row, service.now()) } })),
    },
    schemas: schemasOfToday(),
    declared: await declaredMembers(),
  };
}

/**
 * Schemas of today's messages. They accept unknown members, because receivers ignore unknown
 * members.
 */
function schemasOfToday(): Record<string, unknown> {
  const schemas = {
    leadMessage: leadMessageSchema,
    rehearsalMessage: rehearsalMessageSchema,
    browserCall: browserCallSchema,
    browserAnswer: browserAnswerSchema,
  };
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }),
    ]),
  );
}

/** Builds the browser function's input for each attempt, as the bot's handler does. */
export function callsOf({ works }: Service): BrowserCall[] {
  const stage = { name: 'Stage', url: 'https://stage.example/form', demo: false };
  return works.map(({ lead, fields, target, deadline, fenceToken, pictureSuccess }) => ({
    lead,
    ...(fields && { fields }),
    target: target ?? stage,
    deadline,
    fence: { url: 'https://api.example/fence', token: fenceToken },
    picture: { url: 'https://bucket.example/', fields: { key: 'screenshots/1.jpg' } },
    ...(pictureSuccess && { pictureSuccess }),
  }));
}
