/**
 * Tests the local KMS with the KMS clients of the product's functions: keyed hashes and signatures.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReceiptKey, numbersOf } from '../../../functions/receipts/receipt-key.ts';
import { createAskKms } from '../../../functions/stores/keys/ask-kms.ts';
import { createFingerprint } from '../../../functions/stores/repeated-leads/fingerprint.ts';
import { createAccess } from '../../../local-cloud/iam/access.ts';
import { startKeys, type Keys } from '../../../local-cloud/kms/server.ts';
import { listen } from '../../../local-cloud/listen.ts';
import { createRoles } from '../../../local-cloud/lambda/roles.ts';

const keyId = 'arn:aws:kms:eu-west-1:000000000000:key/one';
const signingKey = 'arn:aws:kms:eu-west-1:000000000000:key/pair';
const otherKey = 'arn:aws:kms:eu-west-1:000000000000:key/other';
const dataDir = mkdtempSync(join(tmpdir(), 'kms-'));
const credentials = { accessKeyId: 'ASIAONE', secretAccessKey: 'secret' };
const identity = { region: 'eu-west-1', credentials };
let keys: Keys;

const start = () => {
  const roles = createRoles();
  roles.grant('webhook', [{ Effect: 'Allow', Action: 'kms:GenerateMac', Resource: keyId }]);
  const signing = ['kms:Sign', 'kms:GetPublicKey'];
  roles.grant('webhook', [{ Effect: 'Allow', Action: signing, Resource: signingKey }]);
  const caller = { runner: { definition: { credentials } }, roleName: 'webhook' };
  type Found = ReturnType<Parameters<typeof createAccess>[0]['functions']['ofAccessKey']>;
  const ofAccessKey = (id: string) =>
    id === credentials.accessKeyId ? (caller as unknown as Found) : undefined;
  return startKeys({
    port: 0,
    dataDir,
    access: createAccess({ functions: { ofAccessKey }, roles }),
  });
};

beforeAll(async () => {
  keys = await start();
  keys.add(keyId, 'HMAC_256');
  keys.add(otherKey, 'HMAC_256');
});
afterAll(async () => {
  await keys.close();
  rmSync(dataDir, { recursive: true });
});

test('equal texts have equal hashes, also after a restart', async () => {
  const hash = createFingerprint({ endpoint: keys.origin, keyId, identity });
  const [first, again, other] = [await hash('+91'), await hash('+91'), await hash('+92')];
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  await keys.close();
  keys = await start();
  keys.add(keyId, 'HMAC_256');
  const later = createFingerprint({ endpoint: keys.origin, keyId, identity });
  expect(await later('+91')).toBe(first);
});

const askOf = (keyId: string) => createAskKms({ endpoint: keys.origin, keyId, identity });

test('a signature matches the public key, also after a restart', async () => {
  keys.add(signingKey, 'ECC_NIST_P256');
  const before = await createReceiptKey(askOf(signingKey)).publicKey();
  await keys.close();
  keys = await start();
  keys.add(keyId, 'HMAC_256');
  keys.add(signingKey, 'ECC_NIST_P256');
  const key = createReceiptKey(askOf(signingKey));
  expect(await key.publicKey()).toEqual(before);
  // The method `sign` of the receipt key itself verifies the signature with the public key.
  await key.sign({});
});

test('a signature of a digest is valid for its message', async () => {
  const message = Buffer.from('one');
  const Message = createHash('sha256').update(message).digest('base64');
  const digest = { SigningAlgorithm: 'ECDSA_SHA_256', MessageType: 'DIGEST', Message };
  const { Signature } = (await askOf(signingKey)('Sign', digest)) as { Signature: string };
  const der = Buffer.from(Signature, 'base64');
  const jwk = await createReceiptKey(askOf(signingKey)).publicKey();
  const key = createPublicKey({ key: { ...jwk }, format: 'jwk' });
  expect(verify('sha256', message, key, der)).toBe(true);
  expect(verify('sha256', message, { key, dsaEncoding: 'ieee-p1363' }, numbersOf(der))).toBe(true);
  expect(verify('sha256', Buffer.from('two'), key, der)).toBe(false);
});

test('a key refuses operations for another kind of key', async () => {
  const Message = Buffer.alloc(32).toString('base64');
  const digest = { SigningAlgorithm: 'ECDSA_SHA_256', MessageType: 'DIGEST', Message };
  const denied = new Error('kms Sign answered 400 AccessDeniedException');
  await expect(askOf(keyId)('Sign', digest)).rejects.toThrow(denied);
  await expect(askOf(signingKey)('Sign', { ...digest, MessageType: 'RAW' })).rejects.toThrow(
    new Error('kms Sign answered 400 ValidationException'),
  );
  await expect(askOf(signingKey)('Decrypt', {})).rejects.toThrow('UnknownOperation');
});

test("only the file's owner can read the keys' secrets", () => {
  const files = readdirSync(dataDir);
  expect(files).toHaveLength(3);
  for (const file of files) expect(statSync(join(dataDir, file)).mode & 0o077).toBe(0);
});

test.each([
  ['a key without a grant', { keyId: otherKey }, 'AccessDeniedException'],
  [
    'a wrong signature',
    { identity: { ...identity, credentials: { ...credentials, secretAccessKey: 'other' } } },
    'SignatureDoesNotMatchException',
  ],
])('the error for %s does not contain the hashed text', async (_, changes, type) => {
  const hash = createFingerprint({ endpoint: keys.origin, keyId, identity, ...changes });
  await expect(hash('98765')).rejects.toThrow(new Error(`kms GenerateMac answered 400 ${type}`));
});

test('the KMS client repeats a throttled or failed request', async () => {
  const answers = [
    [400, { __type: 'ThrottlingException' }],
    [500, {}],
    [200, { Mac: Buffer.alloc(32).toString('base64') }],
  ] as const;
  let requests = 0;
  const server = createServer((_request, response) => {
    const [status, body] = answers[requests++ % 3] ?? [500, {}];
    response.writeHead(status).end(JSON.stringify(body));
  });
  const { origin: endpoint, close } = await listen(server, 0);
  expect(await createFingerprint({ endpoint, keyId, identity })('x')).toBe('A'.repeat(43));
  expect(requests).toBe(3);
  await close();
});
