/** The local cloud's own SQS client: the SDK over HTTP, with the operator's rights. */
import { SQSClient } from '@aws-sdk/client-sqs';
import { operatorCredentials } from '../iam/operator.ts';
import { region } from '../template/template.ts';

export function createQueueClient(endpoint: string): SQSClient {
  return new SQSClient({
    endpoint,
    region,
    credentials: operatorCredentials,
    useQueueUrlAsEndpoint: false,
  });
}
