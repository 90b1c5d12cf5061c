/** Calls a GraphQL mutation of the live channel, signed with IAM. */
import { Sha256 } from '@aws-crypto/sha256-js';
import { HttpRequest } from '@smithy/protocol-http';
import { SignatureV4 } from '@smithy/signature-v4';
import type { Operation } from '../../contract/graphql-operations.ts';
import type { readAwsIdentity } from '../environment/read-environment.ts';

export interface LiveChannel {
  graphqlUrl: string;
  identity: ReturnType<typeof readAwsIdentity>;
  timeoutMs: number;
}

/** @throws {Error} with the status or the error types of the answer, without its text. */
export type CallLiveChannel = <Variables extends object>(
  query: Operation<unknown, Variables>,
  variables: Variables,
) => Promise<void>;

export function createLiveCall({ graphqlUrl, identity, timeoutMs }: LiveChannel): CallLiveChannel {
  const url = new URL(graphqlUrl);
  const signer = new SignatureV4({ service: 'appsync', sha256: Sha256, ...identity });
  return async (query, variables) => {
    const body = JSON.stringify({ query, variables });
    const request = new HttpRequest({
      method: 'POST',
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      headers: { host: url.host, 'content-type': 'application/json' },
      body,
    });
    const { method, headers } = await signer.sign(request);
    const response = await fetch(url, {
      method,
      headers,
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    await expectTaken(response);
  };
}

interface GraphqlAnswer {
  errors?: { errorType?: string }[];
}

/** Reports errors by type only: a GraphQL error's message may quote the lead. */
async function expectTaken(response: Response): Promise<void> {
  const text = await response.text();
  if (!response.ok) throw new Error(`The live channel answered ${response.status}`);
  const { errors = [] } = parseAnswer(text);
  if (errors.length === 0) return;
  const types = errors.map(({ errorType }) => errorType ?? 'unnamed').join(', ');
  throw new Error(`The live channel refused the call: ${types}`);
}

/** The parser's own message would quote the answer, and so the lead. */
function parseAnswer(text: string): GraphqlAnswer {
  try {
    return JSON.parse(text) as GraphqlAnswer;
  } catch {
    throw new Error('The live channel answered something other than JSON');
  }
}
