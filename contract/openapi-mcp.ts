/** The operation of the OpenAPI document for MCP; the protocol itself describes the messages. */
import { mcpToolNames } from './mcp-tools.ts';
import { jsonContent, refusals } from './openapi-refusals.ts';

const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
const refused = {
  jsonrpc: '2.0',
  error: { code: -32600, message: 'The body must be a JSON object.' },
  id: null,
};

export function mcpMessages() {
  return {
    operationId: 'mcp',
    tags: ['MCP'],
    summary: 'Exchange a message with the MCP server',
    description: `One JSON-RPC message of the Model Context Protocol, stateless Streamable HTTP (https://modelcontextprotocol.io). Use a client of that protocol instead of this description. Its tools are ${mcpToolNames.join(', ')}; tools/list names those that the key’s scopes allow.`,
    parameters: [],
    requestBody: { required: true, content: jsonContent('McpMessage', ping) },
    responses: {
      200: {
        description: 'The answer to a request, also if a tool refuses.',
        content: jsonContent('McpMessage', { jsonrpc: '2.0', id: 1, result: {} }),
      },
      202: { description: 'A notification was taken.' },
      ...refusals([401, 403, 429, 500]),
      ...Object.fromEntries(
        Object.entries(notTaken).map(([status, description]) => [
          status,
          { description, content: jsonContent('McpMessage', refused) },
        ]),
      ),
    },
  };
}

const notTaken = {
  400: 'No JSON object, a batch, or a version of the protocol that is not supported.',
  413: 'The body is too large.',
  415: 'The body is not declared as JSON.',
};

export const mcpMessageSchema = {
  type: 'object',
  required: ['jsonrpc'],
  properties: {
    jsonrpc: { type: 'string', const: '2.0' },
    id: { type: ['string', 'integer', 'null'] },
    method: { type: 'string' },
    params: { type: 'object' },
    result: { type: 'object' },
    error: { type: 'object' },
  },
};
