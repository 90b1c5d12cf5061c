/** What the log of the webhook's API says of a request. */
import { AccessLogField, AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';

/** No addresses, keys, bodies or paths with ids: when, what, how it ended and how long it took. */
export const accessLogFormat = AccessLogFormat.custom(
  JSON.stringify({
    requestId: AccessLogField.contextRequestId(),
    requestTime: AccessLogField.contextRequestTime(),
    method: AccessLogField.contextHttpMethod(),
    resource: AccessLogField.contextResourcePath(),
    status: AccessLogField.contextStatus(),
    errorType: AccessLogField.contextErrorResponseType(),
    latency: AccessLogField.contextResponseLatency(),
    integrationLatency: AccessLogField.contextIntegrationLatency(),
  }),
);
