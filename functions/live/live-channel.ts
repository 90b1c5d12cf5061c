/** Calls a GraphQL mutation of the live channel, signed with IAM. */
import type { Operation } from '../../contract/graphql-operations.ts';
import { createAwsCall } from '../aws-calls/call-aws.ts';
import type { AwsIdentity } from '../aws-calls/sign-request.ts';

export interface LiveChannel {
  graphqlUrl: string;
  identity: AwsIdentity;
  timeoutMs: number;
}

/** @throws {Error} with AppSync's error code or the types of the answer's errors. */
export type CallLiveChannel = <Variables extends object>(
  query: Operation<unknown, Variables>,
  variables: Variables,
) => Promise<void>;

export function createLiveCall({ graphqlUrl, identity, timeoutMs }: LiveChannel): CallLiveChannel {
  const call = createAwsCall({
    ...{ service: 'appsync', endpoint: graphqlUrl, identity },
    timeLimitMs: timeoutMs,
  });
  return async (query, variables) => {
    const { errors = [] } = (await call({ body: { query, variables } })) as GraphqlAnswer;
    if (errors.length === 0) return;
    // Errors are reported by type only, because a GraphQL error's message may quote the lead.
    const types = errors.map(({ errorType }) => errorType ?? 'unnamed').join(', ');
    throw new Error(`The live channel refused the call: ${types}`);
  };
}

interface GraphqlAnswer {
  errors?: { errorType?: string }[];
}
