/** KMS as the functions call it: a keyed hash that requires a grant for the key. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFingerprint } from '../../../functions/stores/repeated-leads/fingerprint.ts';
import { createAccess } from '../../../local-cloud/iam/access.ts';
import { startKeys, type Keys } from '../../../local-cloud/kms/server.ts';
import { listen } from '../../../local-cloud/listen.ts';
import { createRoles } from '../../../local-cloud/lambda/roles.ts';

const keyId = 'arn:aws:kms:eu-west-1:000000000000:key/one';
const otherKey = 'arn:aws:kms:eu-west-1:000000000000:key/other';
const dataDir = mkdtempSync(join(tmpdir(), 'kms-'));
const credentials = { accessKeyId: 'ASIAONE', secretAccessKey: 'secret' };
const identity = { region: 'eu-west-1', credentials };
let keys: Keys;

const start = () => {
  const roles = createRoles();
  roles.grant('webhook', [{ Effect: 'Allow', Action: 'kms:GenerateMac', Resource: keyId }]);
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
  keys.add(keyId);
  keys.add(otherKey);
});
afterAll(async () => {
  await keys.close();
  rmSync(dataDir, { recursive: true });
});

test('equal texts and keys give equal hashes after restarts', async () => {
  const hash = createFingerprint({ endpoint: keys.origin, keyId, identity });
  const [first, again, other] = [await hash('+91'), await hash('+91'), await hash('+92')];
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  await keys.close();
  keys = await start();
  keys.add(keyId);
  const later = createFingerprint({ endpoint: keys.origin, keyId, identity });
  expect(await later('+91')).toBe(first);
});

test('each key has a secret that only its owner reads', () => {
  const files = readdirSync(dataDir);
  expect(files).toHaveLength(2);
  for (const file of files) expect(statSync(join(dataDir, file)).mode & 0o077).toBe(0);
});

test.each([
  ['a key without a grant', { keyId: otherKey }, 'AccessDeniedException'],
  [
    'a wrong signature',
    { identity: { ...identity, credentials: { ...credentials, secretAccessKey: 'other' } } },
    'SignatureDoesNotMatchException',
  ],
])('%s is refused without quoting the text', async (_, changes, type) => {
  const hash = createFingerprint({ endpoint: keys.origin, keyId, identity, ...changes });
  await expect(hash('98765')).rejects.toThrow(new Error(`KMS answered ${type}`));
});

test('short throttling and outages are retried', async () => {
  const answers = [
    [400, { __type: 'ThrottlingException' }],
    [500, {}],
    [200, { Mac: Buffer.alloc(32).toString('base64') }],
  ] as const;
  let asked = 0;
  const server = createServer((_request, response) => {
    const [status, body] = answers[asked++ % 3] ?? [500, {}];
    response.writeHead(status).end(JSON.stringify(body));
  });
  const { origin: endpoint, close } = await listen(server, 0);
  expect(await createFingerprint({ endpoint, keyId, identity })('x')).toBe('A'.repeat(43));
  expect(asked).toBe(3);
  await close();
});
