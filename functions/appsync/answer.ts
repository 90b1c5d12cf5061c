/** Formats answers for the AppSync resolver: data, or an error that the resolver raises. */
import type { Logger } from '@aws-lambda-powertools/logger';
import { asError, Refusal, type RefusalCode } from '../../contract/errors.ts';

/** `info` becomes the `errorInfo` of GraphQL's error. */
interface AnsweredError {
  message: string;
  type: string;
  info?: { retryAfterSeconds: number };
}
export type DashboardAnswer = { data: unknown } | { error: AnsweredError };

const types: Record<RefusalCode, string> = {
  bad_request: 'BadRequest',
  unauthorised: 'Unauthorized',
  session_ended: 'SessionEnded',
  forbidden: 'Forbidden',
  not_found: 'NotFound',
  conflict: 'Conflict',
  too_large: 'TooLarge',
  unsupported_media_type: 'UnsupportedMediaType',
  rate_limited: 'RateLimited',
};

/**
 * The caller gets the text of a refusal, but for a bug only the message that the service failed.
 */
export async function answer(
  field: string,
  resolve: () => Promise<unknown>,
  logger: Pick<Logger, 'error' | 'info'>,
): Promise<DashboardAnswer> {
  try {
    return { data: await resolve() };
  } catch (error: unknown) {
    if (error instanceof Refusal) {
      logger.info('Refused', { field, code: error.code });
      const { message, code, retryAfterSeconds } = error;
      const info = retryAfterSeconds === undefined ? {} : { info: { retryAfterSeconds } };
      return { error: { message, type: types[code], ...info } };
    }
    logger.error('A resolver failed', { field, error: asError(error) });
    const message = 'Something went wrong on our side. Please try again.';
    return { error: { message, type: 'InternalError' } };
  }
}
