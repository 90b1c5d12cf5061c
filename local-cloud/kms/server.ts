/**
 * KMS's endpoint, only for GenerateMac: the request must be signed, and the caller's role must
 * allow it for that key. https://docs.aws.amazon.com/kms/latest/APIReference/API_GenerateMac.html
 */
import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import * as z from 'zod';
import type { Access } from '../iam/access.ts';
import { listen, type Listening } from '../listen.ts';

export interface Keys extends Listening {
  /** Creates a key unless an earlier start has created it. */
  add: (arn: string) => void;
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

const requestSchema = z.object({
  KeyId: z.string(),
  MacAlgorithm: z.literal('HMAC_SHA_256'),
  // At most 4,096 bytes, in base64.
  Message: z.base64().min(1).max(5464),
});

export async function startKeys({ port, dataDir, access }: KeysOptions): Promise<Keys> {
  const secrets = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    answer(request, secrets, access).then(
      (given) => send(response, given),
      (error: unknown) => response.destroy(error as Error),
    );
  });
  return {
    ...(await listen(server, port)),
    add: (arn) => void secrets.set(arn, secretOf(dataDir, arn)),
  };
}

function secretOf(dataDir: string, arn: string): Buffer {
  const file = join(dataDir, `${arn.split('/').at(-1)}.secret`);
  if (existsSync(file)) return readFileSync(file);
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(32);
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}

async function answer(
  request: IncomingMessage,
  secrets: ReadonlyMap<string, Buffer>,
  access: Access,
): Promise<Answer> {
  const { method = '', url = '', headers } = request;
  const body = await readBody(request);
  const target = String(headers['x-amz-target'] ?? '');
  if (target !== 'TrentService.GenerateMac') return refuse('UnknownOperationException');
  const parsed = requestSchema.safeParse(parse(body));
  if (!parsed.success) return refuse('ValidationException');
  const { KeyId, MacAlgorithm, Message } = parsed.data;
  const refusal = access.refusal({ method, url, headers }, 'kms:GenerateMac', KeyId);
  if (refusal) return refuse(`${refusal}Exception`);
  const secret = secrets.get(KeyId);
  if (!secret) return refuse('NotFoundException');
  const mac = createHmac('sha256', secret).update(Buffer.from(Message, 'base64'));
  return { status: 200, body: { KeyId, MacAlgorithm, Mac: mac.digest('base64') } };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const refuse = (__type: string): Answer => ({ status: 400, body: { __type } });

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
  response.end(JSON.stringify(body));
}
