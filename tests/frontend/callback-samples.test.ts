/**
 * The guide's sample receivers of callbacks, with the user's own address. A sample runs unchanged
 * if the machine has its language; Google's sample runs with small replacements. The reference
 * library of Standard Webhooks signs the calls.
 */
import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { receiverSamples } from '../../frontend/content/callback-samples.ts';
import { freePort } from '../bench/free-port.ts';
import { until } from '../until.ts';
import { hasProgram } from './has-program.ts';

const address = 'https://crm.example/hooks/leads?token=it%27s';
const codeOf = (value: string) =>
  receiverSamples(address, 'https://api.example/v1/process-lead').find(
    (sample) => sample.value === value,
  )!.code;

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const event = { type: 'submission.succeeded', data: { submissionId: 'lead-1' } };
const body = JSON.stringify(event);

function signed(key: string, at = new Date(), sent = body): Record<string, string> {
  return {
    'webhook-id': 'event-1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(key).sign('event-1', at, sent),
  };
}

interface Language {
  value: string;
  program: string;
  file: string;
  /** The arguments that start the receiver. */
  start: (file: string, port: number) => string[];
}

const languages: readonly Language[] = [
  { value: 'node', program: process.execPath, file: 'receiver.mjs', start: (file) => [file] },
  { value: 'python', program: 'python3', file: 'receiver.py', start: (file) => ['-u', file] },
  {
    value: 'php',
    program: 'php',
    file: 'receiver.php',
    // PHP's built-in server runs this file for every path. On a real site, the receiver's address
    // contains the file's path.
    start: (file, port) => ['-S', `127.0.0.1:${port}`, file],
  },
];

type Send = (headers: Record<string, string>, sent?: string, at?: string) => Promise<number>;

/** Runs a receiver with this secret during `use`, and ends the receiver afterwards. */
async function withReceiver(
  { value, program, file: name, start }: Language,
  callbackSecret: string,
  use: (send: Send, printed: () => string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'receiver-'));
  const file = path.join(folder, name);
  await writeFile(file, codeOf(value));
  const port = await freePort();
  const env = { ...process.env, CALLBACK_SECRET: callbackSecret, PORT: String(port) };
  const receiver = spawn(program, start(file, port), { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [receiver.stdout, receiver.stderr])
    stream.on('data', (text) => (printed += String(text)));
  const { pathname, search } = new URL(address);
  const send: Send = async (headers, sent = body, at = pathname + search) =>
    (await fetch(`http://127.0.0.1:${port}${at}`, { method: 'POST', headers, body: sent })).status;
  try {
    await until('it answers', () => send({}).catch(() => undefined));
    await use(send, () => printed);
  } finally {
    receiver.kill();
    await rm(folder, { recursive: true });
  }
}

const installed = languages.filter(({ program }) => hasProgram(program));

test.each(installed)(
  'the receiver in $value accepts genuine calls and refuses others',
  async (language) => {
    await withReceiver(language, secret, async (send, printed) => {
      const good = signed(secret);
      const former = signed(`whsec_${Buffer.alloc(32, 8).toString('base64')}`);
      const both = `${former['webhook-signature']} ${good['webhook-signature']}`;
      expect(await send(good)).toBe(204);
      expect(await send({ ...good, 'webhook-signature': both })).toBe(204);
      expect(await send(former)).toBe(401);
      expect(await send(good, `${body} `)).toBe(401);
      if (language.value !== 'php') expect(await send(good, body, '/other')).toBe(401);
      expect(await send({})).toBe(401);
      expect(await send(signed(secret, new Date(Date.now() - 301_000)))).toBe(401);
      await until('the event is printed', () => printed().includes(event.type));
    });
  },
);

test.each(installed)(
  'the receiver in $value refuses all calls without a secret',
  async (language) => {
    await withReceiver(language, '', async (send) => {
      const id = 'event-1';
      const time = String(Math.floor(Date.now() / 1000));
      const mac = createHmac('sha256', '').update(`${id}.${time}.${body}`).digest('base64');
      const forged = {
        'webhook-id': id,
        'webhook-timestamp': time,
        'webhook-signature': `v1,${mac}`,
      };
      expect(await send(forged)).toBe(401);
    });
  },
);

test('Google’s sample receiver takes statuses only from the REST API', () => {
  const rows: unknown[][] = [];
  const requests: string[] = [];
  const google = {
    PropertiesService: {
      getScriptProperties: () => ({
        getProperty: (name: string) => ({ CALLBACK_TOKEN: 'it’s', API_KEY: 'fak_1' })[name],
      }),
    },
    UrlFetchApp: {
      fetch: (url: string, { headers }: { headers: Record<string, string> }) => {
        requests.push(`${url} ${headers['x-api-key']}`);
        return {
          getResponseCode: () => 200,
          getContentText: () => JSON.stringify({ status: 'success' }),
        };
      },
    },
    SpreadsheetApp: { getActiveSheet: () => ({ appendRow: (row: unknown[]) => rows.push(row) }) },
    HtmlService: { createHtmlOutput: (text: string) => text },
  };
  const doPost = vm.runInNewContext(`${codeOf('apps-script')}; doPost`, google) as (
    e: object,
  ) => string;
  const call = (token: string) => ({ parameter: { token }, postData: { contents: body } });
  expect(doPost(call('wrong'))).toBe('');
  expect(requests).toEqual([]);
  expect(doPost(call('it’s'))).toBe('');
  expect(requests).toEqual(['https://api.example/v1/process-lead/lead-1 fak_1']);
  expect(rows).toEqual([[expect.anything(), 'lead-1', 'success']]);
});

test.each(['node', 'python', 'php', 'apps-script'])(
  "the sample %s contains the receiver's address",
  (value) => {
    expect(codeOf(value)).toContain(address);
  },
);
