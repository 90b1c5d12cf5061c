/**
 * Calls dynalite, which emulates DynamoDB, inside this process. dynalite's request listener gets an
 * artificial request, and an object that records the response.
 */
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import type { Server } from 'node:http';
import type { AttributeMap } from './stream.ts';

/**
 * The members of dynalite's answer that the endpoint and the tables read; other members are passed
 * on unchanged.
 */
interface AnswerBody extends Record<string, unknown> {
  __type?: string;
  Item?: AttributeMap;
  Items?: AttributeMap[];
  Attributes?: AttributeMap;
  Table?: TableDescription;
}

export interface TableDescription {
  TableStatus: string;
  KeySchema: KeyElement[];
  GlobalSecondaryIndexes?: { IndexName: string; KeySchema: KeyElement[] }[];
}

export interface KeyElement {
  AttributeName: string;
  KeyType: string;
}

export interface EngineAnswer {
  status: number;
  headers: Record<string, string | number>;
  body: AnswerBody;
}

export interface Engine {
  /** Calls an operation of DynamoDB. The promise rejects if the engine is closed. */
  call: (operation: string, input: Record<string, unknown>) => Promise<EngineAnswer>;
  /**
   * Waits for running calls before it closes dynalite's files, because dynalite ends the process if
   * its files close during a call.
   */
  close: () => Promise<void>;
}

type Dynalite = (options: {
  path?: string;
  createTableMs: number;
  deleteTableMs: number;
  updateTableMs: number;
}) => Server;

/** dynalite's request listener, typed with the part of a response that dynalite uses. */
type Handle = (
  request: Readable,
  response: {
    statusCode: number;
    setHeader: (name: string, value: string | number) => void;
    end: (body: string) => void;
  },
) => void;

/** @param path the folder for the stored data; if undefined, the data are stored in memory. */
export function openEngine(path?: string): Engine {
  const dynalite = createRequire(import.meta.url)('dynalite') as Dynalite;
  if (path) mkdirSync(path, { recursive: true });
  const server = dynalite({
    ...(path ? { path } : {}),
    createTableMs: 0,
    deleteTableMs: 0,
    updateTableMs: 0,
  });
  const handle = server.listeners('request')[0] as Handle;
  const underway = new Set<Promise<EngineAnswer>>();
  let isOpen = true;
  return {
    call: async (operation, input) => {
      if (!isOpen) throw new Error('The database is closed');
      const answer = call(handle, operation, input);
      underway.add(answer);
      return answer.finally(() => underway.delete(answer));
    },
    close: async () => {
      isOpen = false;
      await Promise.all(underway);
      // Closes dynalite's files, because dynalite itself closes them only if its server was
      // listening.
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}

function call(
  handle: Handle,
  operation: string,
  input: Record<string, unknown>,
): Promise<EngineAnswer> {
  const request = Object.assign(Readable.from([Buffer.from(JSON.stringify(input))]), {
    method: 'POST',
    url: '/',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${operation}`,
      'x-amz-date': '20260101T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=local/20260101/eu-west-1/dynamodb/aws4_request, ' +
        'SignedHeaders=host, Signature=local',
    },
  });
  return new Promise((resolve) => {
    const headers: EngineAnswer['headers'] = {};
    const response = {
      statusCode: 200,
      setHeader: (name: string, value: string | number) => {
        headers[name.toLowerCase()] = value;
      },
      end: (body: string) =>
        resolve({
          status: response.statusCode,
          headers,
          body: JSON.parse(body) as AnswerBody,
        }),
    };
    handle(request, response);
  });
}
