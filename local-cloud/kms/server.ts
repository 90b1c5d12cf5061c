/**
 * KMS's endpoint, for the operations of `operations.ts`: a request must be signed, and the caller's
 * role must allow the operation for the key.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as readBody } from 'node:stream/consumers';
import { asError } from '../../contract/errors.ts';
import type { Access } from '../iam/access.ts';
import { listen, type Listening } from '../listen.ts';
import { openKey, type KeySpec, type KmsKey } from './key-file.ts';
import { operations } from './operations.ts';

export interface Keys extends Listening {
  /** Creates a key unless an earlier start has created it. */
  add: (arn: string, spec: KeySpec) => void;
}

export interface KeysOptions {
  port: number;
  dataDir: string;
  access: Access;
}

interface Answer {
  status: number;
  body: object;
}

export async function startKeys({ port, dataDir, access }: KeysOptions): Promise<Keys> {
  const keys = new Map<string, KmsKey>();
  const server = createServer((request, response) => {
    answer(request, keys, access).then(
      (result) => send(response, result),
      (error: unknown) => response.destroy(asError(error)),
    );
  });
  return {
    ...(await listen(server, port)),
    add: (arn, spec) => void keys.set(arn, openKey(dataDir, arn.split('/').at(-1) ?? '', spec)),
  };
}

async function answer(
  request: IncomingMessage,
  keys: ReadonlyMap<string, KmsKey>,
  access: Access,
): Promise<Answer> {
  const { method = '', url = '', headers } = request;
  const body = await readBody(request);
  const target = String(headers['x-amz-target'] ?? '');
  const name = /^TrentService\.(\w+)$/.exec(target)?.[1] ?? '';
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (!operation) return refuse('UnknownOperationException');
  const parsed = operation.request.safeParse(parse(body));
  if (!parsed.success) return refuse('ValidationException');
  const { KeyId } = parsed.data;
  const refusal = access.refusal({ method, url, headers }, `kms:${name}`, KeyId);
  if (refusal) return refuse(`${refusal}Exception`);
  const key = keys.get(KeyId);
  if (!key) return refuse('NotFoundException');
  const answered = operation.answer(key, parsed.data);
  if (!answered) return refuse('InvalidKeyUsageException');
  return { status: 200, body: { KeyId, ...answered } };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const refuse = (__type: string): Answer => ({ status: 400, body: { __type } });

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
  response.end(JSON.stringify(body));
}
