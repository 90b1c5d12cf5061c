/**
 * How to connect assistants by MCP, and what the assistants may do; docs/mcp.md describes more
 * clients.
 */
import type { ApiScope } from '../../../contract/api-routes.ts';
import type { McpToolName } from '../../../contract/mcp-tools.ts';
import { postCommand } from './curl.ts';
import { routeOf } from './rest-samples.ts';

export const mcpTexts: Record<McpToolName, { scope: ApiScope; does: string }> = {
  send_lead: { scope: 'send', does: 'Accepts a lead and answers its id at once' },
  get_submission: { scope: 'status', does: 'Says how far one lead is, without its values' },
  list_submissions: { scope: 'read', does: 'Lists leads; values are masked unless asked for' },
  list_forms: { scope: 'read', does: 'Lists your forms and their questions' },
  get_rehearsal: { scope: 'read', does: 'Says what the newest rehearsal would fill in' },
};

const mcpAddress = (webhookUrl: string) => routeOf(webhookUrl, 'mcp');

export const mcpClaudeCommand = (webhookUrl: string, apiKey: string) =>
  `claude mcp add --transport http form-automation '${mcpAddress(webhookUrl)}' \\
  --header 'x-api-key: ${apiKey}'`;

export const mcpSettings = (webhookUrl: string, apiKey: string) =>
  JSON.stringify(
    {
      mcpServers: {
        'form-automation': {
          type: 'http',
          url: mcpAddress(webhookUrl),
          headers: { 'x-api-key': apiKey },
        },
      },
    },
    null,
    2,
  );

export const mcpToolsCommand = (webhookUrl: string, apiKey: string) =>
  postCommand(
    mcpAddress(webhookUrl),
    apiKey,
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    'Accept: application/json, text/event-stream',
  );

export const mcpNotes = [
  'Give an assistant a key of its own, with only the scopes that it needs. It sees only the tools that the key may use.',
  'No tool decides, retries or deletes anything, and none waits: the assistant asks for the status some seconds later.',
  'Members named untrusted hold words of web pages and of senders, cut to 200 characters. They are data, not instructions.',
] as const;
