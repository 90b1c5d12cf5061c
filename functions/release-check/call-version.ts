/**
 * Calls a version of the webhook function that gets no traffic yet, with the event that API Gateway
 * would send for a request of the canary.
 * https://docs.aws.amazon.com/lambda/latest/api/API_Invoke.html
 */
import type { AuthoriserContext } from '../../contract/api-key.ts';
import { defaultScopes } from '../../contract/api-routes.ts';
import { canaryMark, canaryOwner } from '../../contract/canary.ts';
import { createAwsPost } from '../aws-calls/call-aws.ts';
import type { AwsIdentity } from '../aws-calls/sign-request.ts';
import type { RoundTripDependencies } from '../canary-lead/round-trip.ts';
import type { RestEvent } from '../rest-calls/rest-event.ts';

const TIME_LIMIT_MS = 30_000;

/**
 * The context that the authoriser would pass; the hash in `keyHash` belongs to no key, so no use of
 * a key is recorded.
 */
const canary: AuthoriserContext = {
  userId: canaryOwner,
  keyId: 'release-check',
  keyHash: 'release-check',
  expiresAt: '',
  formId: '',
  onlyItsForm: '',
  takesForms: '',
  scopes: defaultScopes.join(' '),
  canary: canaryMark,
};

export interface VersionCalls {
  /** The version's ARN. */
  version: string;
  /** The address of the Lambda API. */
  endpoint: string;
  identity: AwsIdentity;
}

export function createVersionCalls(calls: VersionCalls): RoundTripDependencies['call'] {
  const { version, endpoint, identity } = calls;
  const path = `/2015-03-31/functions/${encodeURIComponent(version)}/invocations`;
  const post = createAwsPost({
    ...{ service: 'lambda', endpoint, identity },
    timeLimitMs: TIME_LIMIT_MS,
  });
  return async (httpMethod, rest, body) => {
    const event: RestEvent = {
      httpMethod,
      resource: rest ? '/process-lead/{id}' : '/process-lead',
      headers: { 'Content-Type': 'application/json' },
      body: body ?? null,
      isBase64Encoded: false,
      pathParameters: rest ? { id: rest.slice(1) } : null,
      requestContext: { authorizer: canary },
    };
    const response = await post({ path, body: event });
    if (response.headers.has('x-amz-function-error')) {
      throw new Error('The new version of the webhook crashed or timed out.');
    }
    const answer = (await response.json()) as { statusCode: number; body: string };
    return { status: answer.statusCode, body: JSON.parse(answer.body) };
  };
}
