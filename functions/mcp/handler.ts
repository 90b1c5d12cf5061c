/**
 * Responsible for MCP (https://modelcontextprotocol.io): the tools by which a model sends leads and
 * reads what became of them. Called by API Gateway (proxy integration) behind the key authoriser.
 * The function has no AWS rights: each tool calls a route of the same API with the caller's key. It
 * is separate from the functions of these routes, so that the functions that handle leads do not
 * load the MCP SDK.
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
