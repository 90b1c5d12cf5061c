/**
 * Forged tokens that the authorisation matrix does not cover, sent by a stranger to the GraphQL
 * API, by HTTP and by socket.
 */
import { expect, test } from '@jest/globals';
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { WebSocket } from 'ws';
import type { Frame } from '../../local-cloud/appsync/socket-client.ts';
import { askGraphql } from './ask.ts';
import { testLocally } from '../local-only.ts';
import { signedByPool, unsigned } from './forge.ts';
import { apiHost, type World } from './people.ts';
import { rawRequest } from './raw-request.ts';
import { nextEvent } from '../../until.ts';

const query = JSON.stringify({ query: '{ listApiKeys { id } }' });

/**
 * A token with the owner's claims, signed with the stranger's own key. Its header gives an address
 * from which that key can be loaded.
 */
async function withOwnKey({ owner }: World, header: 'jwk' | 'jku' | 'no kid'): Promise<string> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const { kid = '' } = decodeProtectedHeader(owner.accessToken);
  const headers = {
    jwk: { kid, jwk: await exportJWK(publicKey) },
    jku: { kid: 'stranger', jku: 'http://127.0.0.1:1/jwks.json' },
    'no kid': {},
  };
  return new SignJWT(decodeJwt(owner.accessToken))
    .setProtectedHeader({ alg: 'RS256', ...headers[header] })
    .sign(privateKey);
}

const cut = (token: string, at: number) => token.split('.').slice(0, at).join('.');
const tricks: readonly [string, (world: World) => string | Promise<string>][] = [
  ['its own key in the header', (world) => withOwnKey(world, 'jwk')],
  ['the address of its own key', (world) => withOwnKey(world, 'jku')],
  ['no key id', (world) => withOwnKey(world, 'no kid')],
  ['the algorithm None', (world) => unsigned(world, 'None')],
  ['the algorithm nOnE', (world) => unsigned(world, 'nOnE')],
  ['no signature', ({ owner }) => `${cut(owner.accessToken, 2)}.`],
  ['two parts', ({ owner }) => cut(owner.accessToken, 2)],
  ['four parts', ({ owner }) => `${owner.accessToken}.x`],
  ['a space inside', ({ owner }) => owner.accessToken.replace('.', '. ')],
  ['Basic in front', ({ owner }) => `Basic ${owner.accessToken}`],
  [
    'another user’s signature',
    ({ owner, another }) => {
      return `${cut(owner.accessToken, 2)}.${another.accessToken.split('.')[2]}`;
    },
  ],
];
const timesAndUses: readonly [string, (world: World) => Promise<string>][] = [
  ['a beginning that lies ahead', (world) => signedByPool(world, { nbf: 4_102_444_800 })],
  ['the use of a refresh token', (world) => signedByPool(world, { token_use: 'refresh' })],
  ['no use', (world) => signedByPool(world, { token_use: undefined })],
  ['nobody in it', (world) => signedByPool(world, { sub: undefined })],
];

export function testOddTokens(worldOf: () => World): void {
  const opensNothing = (make: (typeof tricks)[number][1]) => async () => {
    const answer = await askGraphql(worldOf(), query, { authorization: await make(worldOf()) });
    expect([answer.status, answer.body.data]).toEqual([401, undefined]);
  };
  for (const [title, make] of tricks)
    test(`a token with ${title} gives no access`, opensNothing(make));
  for (const [title, make] of timesAndUses) {
    testLocally('poolsKey', `a token with ${title} is refused`, opensNothing(make));
  }

  test('a token of 12 KB gives no access', async () => {
    const headers = { authorization: `${worldOf().owner.accessToken}${'x'.repeat(12_000)}` };
    expect((await askGraphql(worldOf(), query, headers)).status).toBe(401);
  });

  test('a forged token sent together with a valid one gives no access', async () => {
    const { stage, owner, another } = worldOf();
    const forged = unsigned(worldOf());
    for (const tokens of [
      [another.accessToken, forged],
      [forged, another.accessToken],
    ]) {
      const headers = tokens.map((token): [string, string] => ['authorization', token]);
      const request = { method: 'POST', headers, body: query };
      const { text } = await rawRequest(stage.outputs.GraphqlUrl, request);
      expect(text).not.toContain(owner.key.id);
    }
  });

  test('a socket refuses a forged credential in each format', async () => {
    const { realtimeUrl, stage } = worldOf();
    const host = apiHost(stage.outputs);
    const encode = (headers: object) => Buffer.from(JSON.stringify(headers)).toString('base64url');
    const forged = encode({ Authorization: unsigned(worldOf()), host });
    const forms: [string, string[]][] = [
      ['', ['graphql-ws']],
      ['', ['graphql-ws', `header-${forged}`]],
      ['', ['graphql-ws', 'header-e30']],
      ['', ['graphql-ws', 'header-bm90IGpzb24']],
      [`?header=${forged}&payload=e30=`, ['graphql-ws']],
      ['?header=&payload=e30=', ['graphql-ws']],
      [`?Authorization=${worldOf().owner.accessToken}`, ['graphql-ws']],
    ];
    for (const [search, protocols] of forms) {
      expect(await greeting(`${realtimeUrl}${search}`, protocols)).not.toBe('connection_ack');
    }
  });
}

/** Returns the first frame after `connection_init`, or how the connection ended without a frame. */
async function greeting(url: string, protocols: string[]): Promise<string> {
  const socket = new WebSocket(url, protocols);
  socket.on('error', () => undefined);
  try {
    await nextEvent('the socket to open or close', socket, ['open', 'error', 'close']);
    if (socket.readyState !== WebSocket.OPEN) return 'closed';
    const answered = nextEvent<[unknown]>('an answer', socket, ['message', 'error', 'close']);
    socket.send(JSON.stringify({ type: 'connection_init' }));
    const [data] = await answered;
    return Buffer.isBuffer(data) ? (JSON.parse(data.toString()) as Frame).type : 'closed';
  } finally {
    socket.terminate();
  }
}
