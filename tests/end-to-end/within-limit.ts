/** Calls the dashboard API as the dashboard does: waits if the user has made too many calls. */
import { afterShortWaits } from '../../frontend/shared/service/retry-policy.ts';
import { ServiceError } from '../../frontend/shared/service/service-error.ts';

export interface ReportedError {
  message: string;
  errorType?: string;
  errorInfo?: { retryAfterSeconds?: number } | null;
}

/** @throws {ServiceError} if the user's limit still refuses the call after all waits. */
export function withinLimit<Answer extends { errors?: ReportedError[] }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  return afterShortWaits(async () => {
    const answer = await ask();
    const limited = answer.errors?.find(({ errorType }) => errorType === 'RateLimited');
    if (!limited) return answer;
    const { retryAfterSeconds = Infinity } = limited.errorInfo ?? {};
    throw new ServiceError(limited.message, { type: 'RateLimited', retryAfterSeconds });
  });
}
