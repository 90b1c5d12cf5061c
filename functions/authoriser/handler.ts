/**
 * Responsible for the door of the webhook: turns the `x-api-key` header into its owner.
 * Called by API Gateway as a REQUEST authoriser; its answer is cached under the key, so it covers
 * both routes. Not an API Gateway key with a usage plan: those are 10,000 a region and account,
 * can't be the user's to make, and name no owner.
 */
import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { readEnvironment } from '../contract/environment.ts';
import { findApiKey } from '../stores/api-key-lookup.ts';
import { createDocumentClient } from '../stores/document-client.ts';
import { authorise } from './authorise.ts';

const environment = readEnvironment('authoriser');
const client = createDocumentClient();
const door = {
  find: (keyHash: string) => findApiKey(client, environment.API_KEY_LOOKUP_TABLE, keyHash),
  now: () => new Date(),
};

export async function handler(
  event: Pick<APIGatewayRequestAuthorizerEvent, 'headers' | 'methodArn'>,
): Promise<APIGatewayAuthorizerResult> {
  const owner = await authorise(apiKeyOf(event.headers), door);
  return {
    principalId: owner?.userId ?? 'nobody',
    policyDocument: {
      Version: '2012-10-17',
      Statement: [
        {
          Action: 'execute-api:Invoke',
          Effect: owner ? 'Allow' : 'Deny',
          Resource: routesOf(event.methodArn),
        },
      ],
    },
    ...(owner && { context: { ...owner } }),
  };
}

/** The gateway keeps the header's spelling as the sender wrote it. */
function apiKeyOf(headers: APIGatewayRequestAuthorizerEvent['headers']): string | undefined {
  return Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'x-api-key')?.[1];
}

/** `arn:…:api/stage/METHOD/path` → the webhook's two routes of that stage. */
function routesOf(methodArn: string): string[] {
  const stage = methodArn.split('/').slice(0, 2).join('/');
  return [`${stage}/POST/process-lead`, `${stage}/GET/process-lead/*`];
}
