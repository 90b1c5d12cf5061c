/**
 * Responsible for the last word before a lead may leave: go, once an attempt, or stop. Called by an
 * attempt's browser through the REST API, which has no rights in the account and so comes with a
 * token alone. A function of its own, because its role may do nothing but this one kind of write.
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
import { createSubmissionStore } from '../stores/submissions/submission-store.ts';

const environment = readEnvironment('fence');
const logger = createLogger('fence');
const submissions = createSubmissionStore({
  client: createDocumentClient(),
  table: environment.SUBMISSIONS_TABLE,
  now: () => new Date(),
});

/** The same answer to an unknown token, an old one and a used one: it tells nothing else. */
export async function handler({ body }: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> {
  try {
    const request = fenceRequestSchema.safeParse(parseJson(body));
    const go = request.success && (await submissions.fence(parseFenceToken(request.data.token)));
    return answer(200, { go });
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
