/** Which MCP messages the function accepts and refuses, and which tools an API key gets. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { apiScopes, type ApiScope } from '../../../contract/api-routes.ts';
import { leadFields } from '../../../contract/lead.ts';
import { maxMcpBytes } from '../../../contract/mcp-tools.ts';
import { aLead, anId } from '../builders.ts';
import { openStores } from '../open-stores.ts';
import { apiUrl, callMark, mcpWorld, type McpWorld } from './mcp-world.ts';

const stores = await openStores();
let world: McpWorld;
beforeEach(() => {
  world = mcpWorld(stores);
});

interface Listed {
  name: string;
  title: string;
  description: string;
  inputSchema: { required?: string[]; properties?: object };
  annotations: object;
}
interface Message {
  result?: { tools?: Listed[]; content?: { text: string }[]; isError?: boolean } & object;
  error?: { code: number; message: string };
}

const request = (method: string, params: object = {}) => ({
  ...{ jsonrpc: '2.0', id: 1, method, params },
});
const initialise = (protocolVersion: string) =>
  request('initialize', {
    ...{ protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  });
const modern = '2026-07-28';
const ofModern = {
  'io.modelcontextprotocol/protocolVersion': modern,
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

async function post(message: unknown, headers: Record<string, string> = {}, key?: string) {
  const { value } = key === undefined ? world.addKey(apiScopes) : { value: key };
  const { statusCode, body } = await world.post(value, message, headers);
  return { statusCode, body: (body === '' ? {} : JSON.parse(body)) as Message };
}

const call = async (name: string, args: object = {}, key?: string) =>
  (await post(request('tools/call', { name, arguments: args }), {}, key)).body;
const textOf = ({ result }: Message) => result?.content?.map(({ text }) => text).join('\n');

describe('the tools that an API key gets', () => {
  test.each<[ApiScope[], string[]]>([
    [['send'], ['send_lead']],
    [['status'], ['get_submission']],
    [['read'], ['list_submissions', 'list_forms', 'get_rehearsal']],
    [['manage'], []],
  ])('a key with the scopes %j gets the tools %j', async (scopes, names) => {
    const { value } = world.addKey(scopes);
    const { body } = await post(request('tools/list'), {}, value);
    expect(body.result?.tools?.map(({ name }) => name)).toEqual(names);
  });

  test('the listed tools have descriptions, hints and schemas', async () => {
    const { tools = [] } = (await post(request('tools/list'))).body.result ?? {};
    for (const { annotations, title, description, ...schemas } of tools) {
      expect(annotations).toEqual({
        title,
        readOnlyHint: expect.any(Boolean),
        destructiveHint: expect.any(Boolean),
        idempotentHint: true,
        openWorldHint: expect.any(Boolean),
      });
      expect(description.length).toBeGreaterThan(40);
      expect(schemas).toMatchObject({
        ...{ inputSchema: { type: 'object' }, outputSchema: { type: 'object' } },
      });
    }
    const written = tools.filter(
      (tool) => !('readOnlyHint' in tool.annotations && tool.annotations.readOnlyHint),
    );
    expect(written.map(({ name }) => name)).toEqual(['send_lead']);
    const [lead] = tools;
    expect(lead?.inputSchema.required).toEqual(['idempotencyKey', ...leadFields]);
    expect(Object.keys(lead?.inputSchema.properties ?? {})).toEqual(
      expect.arrayContaining(['target', 'fields', 'reference', 'consent', 'allowDuplicate']),
    );
  });

  test.each([
    ['list_forms', {}, 'send status manage', 'read'],
    ['get_submission', { submissionId: anId() }, 'send', 'status'],
    ['send_lead', { ...aLead(), idempotencyKey: 'one' }, 'read', 'send'],
  ])('the tool %s names the scope that the API key lacks', async (name, args, scopes, missing) => {
    const { value } = world.addKey(scopes.split(' ') as ApiScope[]);
    const answer = await call(name, args, value);
    expect(answer.result?.isError).toBe(true);
    expect(textOf(answer)).toContain(`lacks the scope ${missing}. Create a key`);
  });
});

describe("the tools' calls of the REST API", () => {
  test("the tools call the service's own address with only the caller’s key", async () => {
    const { value } = world.addKey(apiScopes);
    const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example', cookie: 'a=b' };
    await post(request('tools/call', { name: 'list_forms' }), evil, value);
    const [{ url, init } = { url: '', init: {} }] = world.requests;
    expect([url, init.redirect]).toEqual([`${apiUrl}/forms`, 'error']);
    expect(init.headers).toEqual({
      ...{ 'x-api-key': value, 'x-call-mark': callMark, accept: 'application/json' },
    });
  });

  test.each([
    ['get_submission', { submissionId: '../forms' }, 'submissionId'],
    ['get_submission', {}, 'submissionId'],
    ['get_submission', { submissionId: anId(), retry: true }, ''],
    ['get_rehearsal', { formId: '..' }, 'formId'],
    ['list_submissions', { limit: 101 }, 'limit'],
    ['list_submissions', { status: 'done' }, 'status'],
    ['send_lead', aLead(), 'idempotencyKey'],
    ['send_lead', { ...aLead(), idempotencyKey: ' ' }, 'idempotencyKey'],
    ['send_lead', { ...aLead(), idempotencyKey: 'a\nx-api-key: b' }, 'idempotencyKey'],
    ['send_lead', { ...aLead(), idempotencyKey: 'x'.repeat(256) }, 'idempotencyKey'],
  ])('the tool %s with %j causes no call of the REST API', async (name, args, field) => {
    const answer = await call(name, args);
    expect(answer.result?.isError).toBe(true);
    expect(textOf(answer)).toContain(`- ${field}: `);
    expect(world.requests).toEqual([]);
  });

  test('a tool says what to do when the gateway refuses its call', async () => {
    const answer = await call('list_forms', {}, 'fak_nobodys');
    expect(textOf(answer)).toMatch(/unknown, deleted or expired.*\nWhat to do: Compare the key/);
  });

  test.each<[string, () => Promise<Response>]>([
    ['time out', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
    ['answer no JSON', () => Promise.resolve(new Response('<html>'))],
    ['answer something else', () => Promise.resolve(Response.json({ success: true }))],
  ])('REST calls that %s are reported and logged as failures', async (_, answerBy) => {
    world.answerAllBy(answerBy);
    const answer = await call('list_forms');
    expect(answer.result?.isError).toBe(true);
    expect(textOf(answer)).toContain('The service did not answer.\nWhat to do: Send the same');
    expect(world.log.lines.filter((line) => line.startsWith('error'))).toHaveLength(1);
  });

  test('a tool says how long to wait when its call is rate-limited', async () => {
    world.answerAllBy(() =>
      Promise.resolve(
        Response.json(
          {
            ...{ success: false, error: 'Too many requests', detail: 'Too many requests' },
            ...{ type: '/problems#too-many-requests', title: 'Too many requests' },
          },
          { status: 429, headers: { 'retry-after': '7' } },
        ),
      ),
    );
    const text = textOf(await call('list_forms'));
    expect(text).toContain('Too many requests\nWait 7 seconds before the next call.\nWhat to do:');
    expect(world.log.lines.join()).not.toContain('error');
  });
});

describe('the messages of MCP', () => {
  test.each(['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'])(
    'a message of version %s is answered in that version',
    async (version) => {
      const { statusCode, body } = await post(initialise(version));
      expect(statusCode).toBe(200);
      expect(body.result).toMatchObject({
        protocolVersion: version,
        capabilities: { tools: {} },
        serverInfo: { name: 'form-automation' },
      });
      const headers = { 'mcp-protocol-version': version };
      expect((await post(request('ping'), headers)).body.result).toEqual({});
    },
  );

  test(`a message of version ${modern} needs no handshake`, async () => {
    const send = (method: string, params: object = {}) =>
      post(request(method, { ...params, _meta: ofModern }), {
        ...{ 'mcp-protocol-version': modern, 'mcp-method': method },
      });
    const { body } = await send('server/discover');
    expect(body.result).toMatchObject({ supportedVersions: expect.arrayContaining([modern]) });
    expect((await send('tools/list')).body.result?.tools).toHaveLength(5);
    // A stream that stays open would keep the function running until its time-out.
    const { value } = world.addKey(apiScopes);
    const message = request('subscriptions/listen', {
      ...{ notifications: { toolsListChanged: true }, _meta: ofModern },
    });
    const listen = await world.post(value, message, {
      ...{ 'mcp-protocol-version': modern, 'mcp-method': 'subscriptions/listen' },
    });
    expect(listen.body).toContain('"complete"');
  });

  test('a message with an unknown version in its header is refused', async () => {
    const { statusCode } = await post(request('ping'), { 'mcp-protocol-version': '1900-01-01' });
    expect(statusCode).toBe(400);
  });

  test('an MCP notification gets 202 and no body', async () => {
    const { value } = world.addKey(apiScopes);
    const message = { jsonrpc: '2.0', method: 'notifications/initialized' };
    const { statusCode, body } = await world.post(value, message);
    expect([statusCode, body]).toEqual([202, '']);
  });

  test.each([
    [request('resources/list'), -32601],
    [request('tools/call', { name: 'retry_submission' }), -32602],
    [request('tools/call', { name: 'toString' }), -32602],
  ])('the message %j gets the error %d', async (message, code) => {
    const { statusCode, body } = await post(message);
    expect([statusCode, body.error?.code]).toEqual([200, code]);
  });

  test.each<[string, unknown, Record<string, string>, number]>([
    ['a batch', [request('ping'), request('ping')], {}, 400],
    ['no JSON', '{', {}, 400],
    ['a text', '"ping"', {}, 400],
    ['another type', request('ping'), { 'content-type': 'text/plain' }, 415],
    ['too large', request('ping', { x: 'x'.repeat(maxMcpBytes) }), {}, 413],
    ['from a strange page', request('ping'), { origin: 'http://evil.example' }, 403],
    ['from a sandbox', request('ping'), { origin: 'null' }, 403],
    [
      'nested deeply',
      `{"jsonrpc":"2.0","id":1,"method":"ping","params":${'{"a":'.repeat(4000)}1${'}'.repeat(4000)}}`,
      {},
      200,
    ],
    ['with an odd header', request('ping'), { 'mcp-name': 'é\u0000' }, 400],
    ['from this machine', request('ping'), { origin: 'http://localhost:6274' }, 200],
    ['for any type', request('ping'), { accept: '*/*' }, 200],
  ])('a message that is %s gets the right status', async (_, message, headers, status) => {
    const { statusCode, body } = await post(message, headers);
    expect(statusCode).toBe(status);
    if (status !== 200) expect(body.error?.message).toMatch(/\w/);
    // A caller's message must not raise an alarm, so it must not log an error.
    expect(world.log.lines.join()).not.toContain('error');
  });

  test('arguments that are nested too deeply are refused', async () => {
    const fields = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
    const params = `{"name":"send_lead","arguments":{"idempotencyKey":"a","fields":${fields}}}`;
    const message = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`;
    const { body } = await post(message);
    expect(textOf(body)).toContain('nested too deeply');
    expect(world.log.lines.join()).not.toContain('error');
  });

  test('messages leave nothing of a lead or a key in the log', async () => {
    const { value } = world.addKey(apiScopes);
    await call('send_lead', { ...aLead(), idempotencyKey: 'secret-id' }, value);
    await call('send_lead', { ...aLead({ phone: 'none' }), idempotencyKey: 'two' }, value);
    await call('list_submissions', { reference: '+919876543210', values: 'full' }, value);
    await post(request('Priya Sharma'), { origin: 'null' }, value);
    const log = world.log.lines.join('\n');
    expect(log).toContain('send_lead');
    for (const text of [...Object.values(aLead()).map(String), 'secret-id', '9876543210', value]) {
      expect(log).not.toContain(text);
    }
  });
});
