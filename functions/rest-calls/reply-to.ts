/** Makes the reply to one request or one lead, even if the code that handles it throws. */
import type { Logger } from '@aws-lambda-powertools/logger';
import { asError, Refusal } from '../../contract/errors.ts';
import { failed, refuse, type RefusedRequest, type Reply } from './answer.ts';

/**
 * Calls `reply` and never throws: an error becomes the answer for a refusal or for an internal
 * failure.
 */
export async function replyTo(
  request: RefusedRequest,
  reply: () => Promise<Reply>,
  { logger }: { logger: Pick<Logger, 'info' | 'error'> },
): Promise<Reply> {
  try {
    return await reply();
  } catch (error: unknown) {
    if (error instanceof Refusal) {
      note(error, logger);
      return refuse(error, request);
    }
    logger.error('The call failed', asError(error));
    return failed(request);
  }
}

/**
 * A refusal by a rate limit is not logged here, because that would log every refused request. The
 * code that checks the limit logs it once per wait.
 */
function note({ code, details }: Refusal, logger: Pick<Logger, 'info'>) {
  if (code === 'rate_limited') return;
  logger.info('Refused', { code, fields: details.map(({ field }) => field) });
}
