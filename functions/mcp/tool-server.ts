/**
 * The MCP server for one call. The SDK's `McpServer` is not used: it answers that a tool is unknown
 * if the key may not use it, while a route's refusal says which scope is missing.
 */
import type { Logger } from '@aws-lambda-powertools/logger';
import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import { asError } from '../../contract/errors.ts';
import { mcpTools, toolsFor, untrustedNotice, type McpToolName } from '../../contract/mcp-tools.ts';
import type { CallRoute } from './call-route.ts';
import { noAnswer, RouteRefusal } from './route-refusal.ts';
import { runTool } from './run-tool.ts';

const instructions = `Sends leads to web forms and tells what became of them. send_lead answers before the form is filled: ask get_submission later. Decisions and retries are made by the owner in the dashboard, not here. ${untrustedNotice}`;

export interface ToolServerDependencies {
  callRoute: CallRoute;
  logger: Pick<Logger, 'info' | 'error'>;
}

export function createToolServer(
  scopes: readonly string[],
  { callRoute, logger }: ToolServerDependencies,
): Server {
  const identity = { name: 'form-automation', title: 'Form Automation', version: '1.0.0' };
  const server = new Server(identity, { capabilities: { tools: {} }, instructions });
  server.setRequestHandler('tools/list', () => ({ tools: toolsFor(scopes) }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const { name, arguments: args = {} } = params;
    if (!isTool(name)) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'Unknown tool');
    try {
      const result = await runTool(name, args, callRoute);
      logger.info('Tool called', { tool: name, refused: result.isError === true });
      return result;
    } catch (error: unknown) {
      logger.error('A tool failed', asError(error));
      const text = new RouteRefusal(noAnswer).message;
      return { isError: true, content: [{ type: 'text' as const, text }] };
    }
  });
  return server;
}

const isTool = (name: string): name is McpToolName => Object.hasOwn(mcpTools, name);
