/**
 * Responsible for MCP (https://modelcontextprotocol.io): the tools by which a model sends leads and
 * reads what became of them. Called by API Gateway (proxy integration) behind the key authoriser.
 * Without rights: each tool calls a route of the same API with the caller's key. Not inside the
 * functions of these routes, so that the MCP SDK is no part of the way of a lead.
 */
import type { APIGatewayProxyResult, Context } from 'aws-lambda';
import { readEnvironment } from '../environment/read-environment.ts';
import { createLogger } from '../logging/logger.ts';
import type { RestEvent } from '../rest-calls/rest-event.ts';
import { createMcp } from './mcp.ts';

const logger = createLogger('mcp');
const environment = readEnvironment('mcp');
const mcp = createMcp({
  ...{ apiUrl: environment.API_URL, callMark: environment.CALL_MARK },
  ...{ fetch, logger },
});

export function handler(event: RestEvent, context: Context): Promise<APIGatewayProxyResult> {
  logger.addContext(context);
  return mcp(event);
}
