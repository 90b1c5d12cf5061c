/** Formats answers for the AppSync resolver: data, or an error that the resolver raises. */
import type { Logger } from '@aws-lambda-powertools/logger';
import { asError, Refusal, type RefusalCode } from '../../contract/errors.ts';

export type DashboardAnswer = { data: unknown } | { error: { message: string; type: string } };

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

/** The caller sees the text of a refusal; about a bug only that the service has failed. */
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
      return { error: { message: error.message, type: types[error.code] } };
    }
    logger.error('A resolver failed', { field, error: asError(error) });
    const message = 'Something went wrong on our side. Please try again.';
    return { error: { message, type: 'InternalError' } };
  }
}
