/**
 * Responsible for what API keys may read and manage, such as lists of submissions and forms. Called
 * by API Gateway (proxy integration) behind the key authoriser. It is separate from the webhook,
 * whose role has few rights and can read no list.
 */
import type { APIGatewayProxyResult, Context } from 'aws-lambda';
import {
  loopbackAllowed,
  readAwsIdentity,
  readEnvironment,
} from '../environment/read-environment.ts';
import { createLogger } from '../logging/logger.ts';
import type { RestEvent } from '../rest-calls/rest-event.ts';
import { createDocumentClient } from '../stores/dynamodb/document-client.ts';
import { fingerprintOf } from '../stores/repeated-leads/fingerprint.ts';
import { wireKeyApi } from './wire-key-api.ts';

const logger = createLogger('key-api');
const environment = readEnvironment('keyApi');
const keyApi = wireKeyApi({
  environment,
  client: createDocumentClient(),
  fingerprint: fingerprintOf(environment, readAwsIdentity()),
  logger,
  now: () => new Date(),
  allowLoopback: loopbackAllowed(),
});

export function handler(event: RestEvent, context: Context): Promise<APIGatewayProxyResult> {
  logger.addContext(context);
  return keyApi(event);
}
