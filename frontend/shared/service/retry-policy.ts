import { ServiceError } from './service-error.ts';

const MAX_RETRIES = 3;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;

/** Refusals that would be the same for a repeated request. */
const refusalTypes =
  /^(Refusal|SessionEnded|Unauthori[sz]ed|UnauthorizedException|BadRequest|Forbidden|NotFound|Conflict|Validation)/i;

function isRefusal(error: unknown): boolean {
  if (!(error instanceof ServiceError)) return false;
  const { status, type } = error;
  return (
    (status !== undefined && status >= 400 && status < 500) ||
    (type !== undefined && refusalTypes.test(type))
  );
}

export function shouldRetry(failuresSoFar: number, error: unknown): boolean {
  return failuresSoFar < MAX_RETRIES && !isRefusal(error);
}

/** The delay before the next try: 1 s, doubling, at most 30 s. `failuresSoFar` starts at 0. */
export function retryDelay(failuresSoFar: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** failuresSoFar, LONGEST_DELAY_MS);
}
