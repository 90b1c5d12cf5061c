/**
 * Responsible for the last word before a lead may leave: go, once an attempt, or stop. Called by an
 * attempt's browser through the REST API, which has no rights in the account and so comes with a
 * token alone. A function of its own, because its role may do nothing but this one kind of write.
 */
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { readEnvironment } from '../environment/read-environment.ts';
import { targetPolicySchema } from '../../contract/origins.ts';
import { asError } from '../../contract/errors.ts';
import {
  fenceRequestSchema,
  parseFenceToken,
  type FenceAnswer,
} from '../../contract/fence-token.ts';
import { createLogger } from '../logging/logger.ts';
import { createDocumentClient } from '../stores/dynamodb/document-client.ts';
import { createOriginPolicy } from '../stores/origins/origin-policy.ts';
import { createSubmissionStore } from '../stores/submissions/submission-store.ts';

const environment = readEnvironment('fence');
const logger = createLogger('fence');
const client = createDocumentClient();
const now = () => new Date();
const submissions = createSubmissionStore({ client, table: environment.SUBMISSIONS_TABLE, now });
const policy = createOriginPolicy({
  client,
  table: environment.ORIGINS_TABLE,
  policy: targetPolicySchema.parse(environment.TARGET_POLICY),
  now,
});

/**
 * The same answer to an unknown token, an old one and a used one: it tells nothing else. A refused
 * site is said to whoever asks, because everybody who may add a form can learn it; it comes first, so
 * that the attempt is known to have sent nothing.
 */
export async function handler({ body }: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> {
  try {
    const request = fenceRequestSchema.safeParse(parseJson(body));
    if (!request.success) return answer(200, { go: false });
    const { token, origins = [] } = request.data;
    for (const refused of origins) {
      if (await policy.whyNot([refused])) return answer(200, { go: false, refused });
    }
    return answer(200, { go: await submissions.fence(parseFenceToken(token)) });
  } catch (error: unknown) {
    logger.error('The fence was not written, or nobody knows', { error: asError(error) });
    return answer(500, { go: false });
  }
}

function answer(statusCode: number, body: FenceAnswer): APIGatewayProxyResult {
  return {
    statusCode,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: JSON.stringify(body),
  };
}

function parseJson(body: string | null): unknown {
  try {
    return JSON.parse(body ?? '');
  } catch {
    return undefined;
  }
}
