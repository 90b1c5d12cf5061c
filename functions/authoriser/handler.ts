/**
 * Responsible for access to the REST API: turns the `x-api-key` header into the key's owner. Called
 * by API Gateway as a REQUEST authoriser. The gateway caches the answer for each key, so it must
 * allow or deny all routes at once; each function checks the scope that its route needs. API
 * Gateway's own keys with usage plans are not used. There are at most 10,000 of these keys per
 * region and account, users can't create them, and they name no owner.
 */
import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { apiRouteNames, partsOf } from '../../contract/api-routes.ts';
import { readEnvironment } from '../environment/read-environment.ts';
import { createAccountStore } from '../stores/accounts/account-store.ts';
import { findApiKey } from '../stores/api-keys/api-key-lookup.ts';
import { createDocumentClient } from '../stores/dynamodb/document-client.ts';
import { authorise } from './authorise.ts';

const environment = readEnvironment('authoriser');
const client = createDocumentClient();
const now = () => new Date();
const accounts = createAccountStore({ client, table: environment.ACCOUNTS_TABLE, now });
const dependencies = {
  find: (keyHash: string) => findApiKey(client, environment.API_KEY_LOOKUP_TABLE, keyHash),
  findAccount: (userId: string) => accounts.read(userId),
  now,
};

type KeyEvent = Pick<APIGatewayRequestAuthorizerEvent, 'headers' | 'methodArn'> &
  Partial<Pick<APIGatewayRequestAuthorizerEvent, 'multiValueHeaders'>>;

export async function handler(event: KeyEvent): Promise<APIGatewayAuthorizerResult> {
  const owner = await authorise(apiKeyOf(event), dependencies);
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

/**
 * The gateway keeps the upper and lower case of a header's name as sent. A header that appears
 * twice is refused: the gateway caches the answer under one of the header's values, while `headers`
 * may contain the other value.
 */
function apiKeyOf({ headers, multiValueHeaders }: KeyEvent): string | undefined {
  const all: Record<string, string | string[] | undefined> = multiValueHeaders ?? headers ?? {};
  const values = Object.entries(all)
    .filter(([name]) => name.toLowerCase() === 'x-api-key')
    .flatMap(([, value]) => value ?? []);
  return values.length === 1 ? values[0] : undefined;
}

/** `arn:…:api/stage/METHOD/path` → all routes of that stage that API keys may call. */
function routesOf(methodArn: string): string[] {
  const stage = methodArn.split('/').slice(0, 2).join('/');
  return apiRouteNames.map((name) => {
    const { method, path } = partsOf(name);
    return `${stage}/${method}${path.replaceAll(/\{\w+\}/g, '*')}`;
  });
}
