/**
 * Tests the MCP function with the official MCP client, unmodified, in both of the client's protocol
 * modes.
 */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterEach, describe, expect, test } from '@jest/globals';
import { apiScopes } from '../../../contract/api-routes.ts';
import { aLead } from '../builders.ts';
import { openStores } from '../open-stores.ts';
import { mcpWorld } from './mcp-world.ts';

const stores = await openStores();
const world = mcpWorld(stores);
const open: Client[] = [];
afterEach(() => Promise.all(open.splice(0).map((client) => client.close())));

/** Connects a client whose requests reach the function without a network. */
async function connect(key: string, mode: 'legacy' | 'auto') {
  const transport = new StreamableHTTPClientTransport(new URL('https://api.example/v1/mcp'), {
    requestInit: { headers: { 'x-api-key': key } },
    fetch: async (_url, init = {}) => {
      if (init.method !== 'POST') return new Response(null, { status: 405 });
      const headers = Object.fromEntries(new Headers(init.headers));
      const answer = await world.post(headers['x-api-key'] ?? '', init.body as string, headers);
      const { statusCode: status, body } = answer;
      return new Response(status === 202 ? null : body, {
        ...{ status, headers: answer.headers as HeadersInit },
      });
    },
  });
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  open.push(client);
  await client.connect(transport);
  return client;
}

describe.each(['legacy', 'auto'] as const)('the official MCP client (%s)', (mode) => {
  test('the official client connects, lists tools, sends and reads leads', async () => {
    const { value } = world.addKey(apiScopes);
    const client = await connect(value, mode);
    expect(client.getServerVersion()).toMatchObject({ name: 'form-automation' });
    expect(client.getInstructions()).toContain('untrusted');
    if (mode === 'legacy') await client.ping();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      ...['send_lead', 'get_submission', 'list_submissions', 'list_forms', 'get_rehearsal'],
    ]);
    const sent = await client.callTool({
      name: 'send_lead',
      arguments: { ...aLead(), idempotencyKey: `order ${mode}` },
    });
    const { submissionId } = sent.structuredContent as { submissionId: string };
    // The client validates each answer against the tool's output schema.
    const status = await client.callTool({ name: 'get_submission', arguments: { submissionId } });
    expect(status.structuredContent).toMatchObject({ submissionId, status: 'processing' });
    for (const values of ['masked', 'full']) {
      const listed = await client.callTool({ name: 'list_submissions', arguments: { values } });
      expect(listed.structuredContent).toMatchObject({ items: [{ submissionId }] });
    }
    const forms = await client.callTool({ name: 'list_forms' });
    expect(forms.structuredContent).toEqual({ items: [] });
  });
});
