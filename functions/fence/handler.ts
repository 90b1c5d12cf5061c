/**
 * Responsible for the fence, the last permission before lead data may leave the browser: answers
 * "go" once per attempt, and "stop" to every other request. Called by an attempt's browser through
 * the REST API; the browser has no AWS rights, so it sends only a token. The fence is a separate
 * function, because its role may do only this one kind of write, and may read only the attributes
 * that the write compares.
 */
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { readEnvironment } from '../environment/read-environment.ts';
import { asError } from '../../contract/errors.ts';
import {
  fenceRequestSchema,
  parseFenceToken,
  type FenceAnswer,
} from '../../contract/fence-token.ts';
import { createLogger } from '../logging/logger.ts';
import { createDocumentClient } from '../stores/dynamodb/document-client.ts';
import { createBlockedOrigins } from '../stores/origins/blocked-origins.ts';
import { originPolicyOf } from '../stores/origins/origin-policy.ts';
import { createSubmissionStore } from '../stores/submissions/submission-store.ts';

const environment = readEnvironment('fence');
const logger = createLogger('fence');
const client = createDocumentClient();
const now = () => new Date();
const submissions = createSubmissionStore({ client, table: environment.SUBMISSIONS_TABLE, now });
const policy = originPolicyOf(environment, { client, now });
const listBlocked = createBlockedOrigins({ client, table: environment.ORIGINS_TABLE, now });

/**
 * Unknown, expired and used tokens get the same answer. The token is checked first: a stranger
 * without a valid token can't learn which sites are blocked, and causes only one read. The token is
 * marked as used last: if a site is refused, the attempt has surely sent nothing.
 */
export async function handler({ body }: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> {
  try {
    const request = fenceRequestSchema.safeParse(parseJson(body));
    if (!request.success) return answer(200, { go: false });
    const { token, origins = [] } = request.data;
    const pass = parseFenceToken(token);
    if (!(await submissions.isFenceOpen(pass))) return answer(200, { go: false });
    for (const refused of origins) {
      if (await policy.whyNot([refused])) return answer(200, { go: false, refused });
    }
    // For the stage's own form the browser sends no origins, because the operators themselves chose
    // that form.
    const blocked = origins.length > 0 ? await listBlocked() : [];
    const go = await submissions.fence(pass);
    return answer(200, { go, ...(go && blocked.length > 0 && { blocked }) });
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
