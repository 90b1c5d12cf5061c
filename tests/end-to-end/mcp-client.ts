/** The official client of MCP, unmodified, connected to a stage. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { StageOutputs } from './stage.ts';

/**
 * The client's protocol. `legacy`: the newest version with a handshake; `auto`: the newest version
 * that the server supports.
 */
export type McpMode = 'legacy' | 'auto';

export async function connectMcp(
  outputs: Pick<StageOutputs, 'WebhookUrl'>,
  key: string,
  mode: McpMode,
): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(mcpUrlOf(outputs)), {
      requestInit: { headers: { 'x-api-key': key } },
    }),
  );
  return client;
}

export function mcpUrlOf({ WebhookUrl }: Pick<StageOutputs, 'WebhookUrl'>): string {
  return WebhookUrl.replace(/\/process-lead$/, '/mcp');
}

/** Calls a tool. @returns its structured answer. */
export async function useTool(
  client: Client,
  name: string,
  args: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const { isError, content, structuredContent } = await client.callTool({ name, arguments: args });
  if (isError === true) throw new Error(`${name}: ${JSON.stringify(content)}`);
  return structuredContent as Record<string, unknown>;
}
