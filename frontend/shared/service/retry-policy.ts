import { ServiceError } from './service-error.ts';

const MAX_RETRIES = 3;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;

/**
 * The types of refusals that a retry cannot avoid: the service would refuse the same request again.
 */
const refusalTypes =
  /^(Refusal|SessionEnded|Unauthori[sz]ed|UnauthorizedException|BadRequest|RateLimited|Forbidden|NotFound|Conflict|Validation)/i;

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

/**
 * The delay in milliseconds before the next try: 1 s, then doubled each time, at most 30 s.
 * `failuresSoFar` starts at 0.
 */
export function retryDelay(failuresSoFar: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** failuresSoFar, LONGEST_DELAY_MS);
}

/**
 * The longest wait after which a call is repeated automatically. A longer wait is shown to the user
 * as an error.
 */
const LONGEST_SHORT_WAIT_SECONDS = 5;
const MAX_SHORT_WAITS = 10;

/**
 * Repeats a call that was refused because the user made too many calls, if the required wait is
 * short.
 */
export async function afterShortWaits<Result>(
  call: () => Promise<Result>,
  wait = (milliseconds: number) =>
    new Promise<void>((resolve) => void setTimeout(resolve, milliseconds)),
): Promise<Result> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await call();
    } catch (error: unknown) {
      const seconds = shortWaitOf(error);
      if (seconds === undefined || waits >= MAX_SHORT_WAITS) throw error;
      await wait(seconds * 1000);
    }
  }
}

function shortWaitOf(error: unknown): number | undefined {
  if (!(error instanceof ServiceError) || error.type !== 'RateLimited') return undefined;
  const { retryAfterSeconds: seconds = Infinity } = error;
  return seconds <= LONGEST_SHORT_WAIT_SECONDS ? seconds : undefined;
}
