/** Tests the verification of receipts: signed documents that state the outcome of a lead. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { exportJWK, FlattenedSign, generateKeyPair, type JSONWebKeySet } from 'jose';
import type { Json } from '../../../contract/canonical-json.ts';
import type { ReceiptDocument } from '../../../contract/receipt.ts';
import { issueReceipt } from '../../../functions/receipts/issue-receipt.ts';
import { describeReceipt } from '../../../infra/commands/verify/describe-receipt.ts';
import { verifyReceipt } from '../../../infra/commands/verify/verify-receipt.ts';
import {
  aDecidedSuccess,
  aReceiptKey,
  aSuccess,
  issuing,
  payloadOf,
} from '../../functions/receipts/receipt-builders.ts';

const key = aReceiptKey();
const picture = {
  type: 'image/jpeg',
  bytes: 3,
  sha256: createHash('sha256').update('jpg').digest('hex'),
};
let keys: JSONWebKeySet;
let genuine: ReceiptDocument;

beforeAll(async () => {
  keys = { keys: [{ ...(await key.publicKey()) }] };
  genuine = await documentOf();
});

async function documentOf(row = aSuccess()): Promise<ReceiptDocument> {
  const sign = (payload: Json) => key.sign(payload);
  const request = { userId: row.userId, id: row.id, choices: new Map(), picture: true };
  const pictured = row.attempts.map((one) => ({ ...one, screenshotKey: 'screenshots/1.jpg' }));
  const dependencies = issuing(
    { ...row, attempts: pictured },
    { sign, readPicture: async () => picture },
  );
  return (await issueReceipt(request, dependencies)).document as unknown as ReceiptDocument;
}

const verify = (document: unknown, known = keys) =>
  verifyReceipt(typeof document === 'string' ? document : JSON.stringify(document), known);
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const headerOf = (document: ReceiptDocument) =>
  JSON.parse(Buffer.from(document.protected, 'base64url').toString()) as Record<string, unknown>;
const fits = 'Its signature does not fit';

test('a genuine receipt is described in plain words', async () => {
  const lines = describeReceipt(await verify(genuine));
  const { issuedAt, submission } = payloadOf(genuine);
  expect([issuedAt, submission.id].every((fact) => typeof fact === 'string')).toBe(true);
  const text = lines.join('\n');
  for (const said of [
    'This receipt is genuine',
    '2026-03-05 08:00:00 UTC by https://www.agency.example',
    'The service read the success itself, by the words of the page, 2026-03-01 10:00:09 UTC.',
    '“Thank you, …. Your reference is 20260301-778812.”',
    'HTTP status 200',
    'A… R… (masked)',
    `SHA-256 ${picture.sha256}`,
  ]) {
    expect(text).toContain(said);
  }
});

test("a person's decision for success is described as a decision", async () => {
  const text = describeReceipt(await verify(await documentOf(aDecidedSuccess()))).join('\n');
  expect(text).toContain('A person decided that the lead went in, 2026-03-02 09:00:00 UTC.');
  expect(text).toContain('The service could not tell: the page showed no sign');
  expect(text).not.toContain('read the success itself');
});

test('any JWS tool can verify a receipt', async () => {
  const subtle = await crypto.subtle.importKey(
    'jwk',
    keys.keys[0]!,
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['verify'],
  );
  const signed = Buffer.from(`${genuine.protected}.${genuine.payload}`);
  const signature = Buffer.from(genuine.signature, 'base64url');
  expect(
    await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, subtle, signature, signed),
  ).toBe(true);
});

describe('receipts that are refused', () => {
  test('a receipt with any byte changed is refused', async () => {
    for (const part of ['payload', 'signature'] as const) {
      const bytes = Buffer.from(genuine[part], 'base64url');
      for (let place = 0; place < bytes.length; place += Math.ceil(bytes.length / 40)) {
        const changed = Buffer.from(bytes);
        changed[place] = (changed[place] ?? 0) ^ 1;
        const forged = { ...genuine, [part]: changed.toString('base64url') };
        await expect(verify(forged)).rejects.toThrow(fits);
      }
    }
  });

  test('a receipt with the content of another receipt is refused', async () => {
    const { payload } = await documentOf();
    await expect(verify({ ...genuine, payload })).rejects.toThrow(fits);
  });

  test('a receipt signed with an unpublished key is refused', async () => {
    const other = { keys: [{ ...(await aReceiptKey().publicKey()) }] };
    await expect(verify(genuine, other)).rejects.toThrow('not among the published ones');
  });

  test('a stranger’s signature with a published key’s id is refused', async () => {
    await expect(verify(await signedBy({ header: headerOf(genuine) }))).rejects.toThrow(fits);
  });

  test.each(['jwk', 'jku', 'x5c', 'crit', 'b64'])(
    'a receipt with %s in its header is refused',
    async (name) => {
      const { publicKey } = await generateKeyPair('ES256', { extractable: true });
      const value =
        { jwk: await exportJWK(publicKey), crit: ['b64'], b64: false }[name] ??
        'https://evil.example';
      const forged = { ...genuine, protected: encoded({ ...headerOf(genuine), [name]: value }) };
      await expect(verify(forged)).rejects.toThrow('a key of its own');
    },
  );

  test.each(['none', 'HS256', 'RS256', 'ES256K', 'es256', '', undefined])(
    'a receipt signed with the algorithm %j is refused',
    async (alg) => {
      const forged = {
        ...genuine,
        protected: encoded({ ...headerOf(genuine), alg }),
        signature: '',
      };
      await expect(verify(forged)).rejects.toThrow('receipts by ES256 only');
    },
  );

  test('a receipt signed by HMAC with the public key is refused', async () => {
    const { createHmac } = await import('node:crypto');
    const header = encoded({ ...headerOf(genuine), alg: 'HS256' });
    const mac = createHmac('sha256', JSON.stringify(keys.keys[0])).update(
      `${header}.${genuine.payload}`,
    );
    const forged = { ...genuine, protected: header, signature: mac.digest('base64url') };
    await expect(verify(forged)).rejects.toThrow('receipts by ES256 only');
  });

  test('a receipt with a signature of zeros is refused', async () => {
    const signature = Buffer.alloc(64).toString('base64url');
    await expect(verify({ ...genuine, signature })).rejects.toThrow(fits);
  });

  test.each([
    ['broken JSON', '{'],
    ['a list', []],
    ['null', 'null'],
    ['only a payload', { payload: 'e30' }],
    ['an unsigned header', () => ({ ...genuine, header: { alg: 'none' } })],
    ['a general JWS', () => ({ payload: genuine.payload, signatures: [genuine] })],
    ['deep nesting', '['.repeat(100_000)],
  ])('a file that contains %s is not a signed document', async (_, document) => {
    const found = typeof document === 'function' ? document() : document;
    await expect(verify(found)).rejects.toThrow('it is no signed document');
  });
});

/** Signs the genuine receipt's content with a stranger's key. */
async function signedBy({ header }: { header: Record<string, unknown> }): Promise<unknown> {
  const { privateKey } = await generateKeyPair('ES256');
  const payload = Buffer.from(genuine.payload, 'base64url');
  return new FlattenedSign(payload).setProtectedHeader(header).sign(privateKey);
}

test.each([
  ['another format', { version: 2 }, 'a receipt of format 2, and this command reads format 1'],
  ['a document of another type', { type: 'invoice' }, 'what was signed is no receipt'],
  ['a receipt without its outcome', { outcome: undefined }, 'no complete receipt'],
  ['a receipt with a wrong time', { issuedAt: 'yesterday' }, 'no complete receipt'],
])('%s is refused although its signature is valid', async (_, changes, why) => {
  const document = await key.sign({ ...payloadOf(genuine), ...changes });
  await expect(verify(document)).rejects.toThrow(why);
});

test("control characters in a page's text cannot reach the terminal", async () => {
  const [attempt] = aSuccess().attempts;
  const confirmation = '\u001b[2J\u202eThanks\nOutcome       forged നന്‍\u200d';
  const row = aSuccess({ attempts: [{ ...attempt!, confirmation }] });
  const lines = describeReceipt(await verify(await documentOf(row)));
  const [said, ...others] = lines.filter((line) => line.includes('forged'));
  expect(others).toEqual([]);
  expect(said).toContain('\\u{1b}[2J\\u{202e}Thanks\\u{a}Outcome');
  expect(said).toContain('നന്‍\u200d');
});

describe('the command that verifies receipts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'verify-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const command = join(import.meta.dirname, '../../../infra/commands/verify.ts');
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [command, ...args]).then(
      ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
        code,
        stdout,
        stderr,
      }),
    );

  test('the command needs only the receipt, picture and public keys', async () => {
    const receipt = file('receipt.json', JSON.stringify(genuine));
    const published = file('keys.json', JSON.stringify(keys));
    const ends = await Promise.all([
      run(receipt, '--key', published, '--picture', file('page.jpg', 'jpg')),
      run(receipt, '--key', published, '--picture', file('other.jpg', 'gif')),
    ]);
    expect(ends[0]).toMatchObject({ code: 0, stdout: expect.stringContaining('is genuine') });
    expect(ends[1]).toEqual({
      code: 1,
      stdout: '',
      stderr: 'The receipt is genuine, but this is not its picture.\n',
    });
  });

  test('the command prints one sentence if a receipt is forged', async () => {
    const forged = file('forged.json', JSON.stringify({ ...genuine, signature: 'AAAA' }));
    const published = file('keys.json', JSON.stringify(keys));
    const ends = await Promise.all([
      run(forged, '--key', published),
      run(forged, '--key', 'http://keys.example'),
    ]);
    expect(ends).toEqual([
      {
        code: 1,
        stdout: '',
        stderr: expect.stringMatching(/^Its signature does not fit: .*\.\n$/),
      },
      { code: 1, stdout: '', stderr: expect.stringMatching(/^The keys must come by https.*\.\n$/) },
    ]);
  });
});
