/** The reasons why the webhook's API may differ from the rules of cdk-nag. */
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { acknowledge, managedPolicy } from './acknowledge.ts';

export function acknowledgeWebhookFindings(api: RestApi): void {
  acknowledge(api, {
    'AwsSolutions-APIG2':
      'The function validates every request with the lead schema and answers each wrong field ' +
      'by name, which the contract demands and a gateway validator cannot do.',
    'AwsSolutions-APIG3':
      'A web ACL has a monthly price that a stage may not want (its setting firewall); without it ' +
      'keys, throttling, limits of each user, a 16 KB body limit and strict parsing protect the API.',
    'AwsSolutions-APIG4': 'CORS preflight has no authoriser, since browsers send it without keys.',
    'AwsSolutions-COG4': 'Integrators are programs: they authenticate with API keys, not log-ins.',
    [managedPolicy('service-role/AmazonAPIGatewayPushToCloudWatchLogs')]:
      'AmazonAPIGatewayPushToCloudWatchLogs is the role AWS documents for gateway logging.',
  });
}
