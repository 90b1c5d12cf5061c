/**
 * Checks that the unmodified reference library of Standard Webhooks accepts the signed calls that a
 * receiver gets.
 */
import { afterAll, describe, expect, test } from '@jest/globals';
import { createServer } from 'node:https';
import { Webhook } from 'standardwebhooks';
import { secretsAt, signedHeaders } from '../../../functions/callbacks/sign-callback.ts';
import { createGuardedCall } from '../../../functions/network/guarded-call.ts';
import { newCallbackSecret } from '../../../functions/stores/callbacks/new-secret.ts';
import { aCertificate } from '../browser/target/test-certificate.ts';
import { anEvent } from '../builders.ts';
import { listen } from '../local-aws.ts';

const event = anEvent();
const body = Buffer.from(JSON.stringify({ ...event, note: 'आशा' }));
const secret = newCallbackSecret();
const signed = (secrets = [secret], at = new Date()) =>
  signedHeaders({ id: event.id, at, body, secrets });

const certificate = aCertificate();
const received: { headers: Record<string, string>; body: Buffer }[] = [];
const server = createServer(certificate, (request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => void chunks.push(chunk));
  request.on('end', () => {
    const headers = request.headers as Record<string, string>;
    received.push({ headers, body: Buffer.concat(chunks) });
    response.end();
  });
});
const address = (await listen(server)).replace('http:', 'https:');
afterAll(() => void server.close());

test('the Standard Webhooks library verifies a call that arrives over TLS', async () => {
  const call = createGuardedCall({ allowLoopback: true, ca: certificate.cert });
  const made = await call({ address, headers: signed(), body, timeLimitMs: 10_000 });
  expect(made).toMatchObject({ httpStatus: 200 });
  const [{ headers, body: bytes }] = received as [(typeof received)[number]];
  expect(new Webhook(secret).verify(bytes, headers)).toEqual({ ...event, note: 'आशा' });
});

describe('the signature of a callback call', () => {
  const verify =
    (text: string | Buffer, headers: Record<string, string>, by = secret) =>
    () =>
      new Webhook(by).verify(text, headers);
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

  test.each([
    ['with another body', verify(`${String(body)} `, signed())],
    ['with a cut body', verify(body.subarray(0, -1), signed())],
    ['with another id', verify(body, { ...signed(), 'webhook-id': 'other' })],
    ['with another time', verify(body, { ...signed(), 'webhook-timestamp': '1772359200' })],
    ['by another secret', verify(body, signed([newCallbackSecret()]))],
    ['without a signature', verify(body, { ...signed(), 'webhook-signature': '' })],
    ['after more than five minutes', verify(body, signed([secret], minutesAgo(6)))],
  ])('the Standard Webhooks library refuses an invalid call: a call %s', (_title, verifying) =>
    expect(verifying).toThrow(),
  );

  test('the Standard Webhooks library accepts a call that is four minutes old', () => {
    expect(verify(body, signed([secret], minutesAgo(4)))()).toMatchObject({ id: event.id });
  });
});

test("a callback's former secret verifies only for a day after rotation", () => {
  const former = newCallbackSecret();
  const now = new Date();
  const until = new Date(now.getTime() + 1000).toISOString();
  const rotated = { secret, formerSecret: former, formerSecretUntil: until };
  const during = signed(secretsAt(rotated, now));
  expect(during['webhook-signature']?.split(' ')).toHaveLength(2);
  for (const each of [secret, former]) new Webhook(each).verify(body, during);
  const later = signed(secretsAt(rotated, new Date(until)));
  new Webhook(secret).verify(body, later);
  expect(() => new Webhook(former).verify(body, later)).toThrow('No matching signature');
});

test('no event id contains a dot, because dots separate the signed parts', () => {
  expect(event.id).not.toContain('.');
});
