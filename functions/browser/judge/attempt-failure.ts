/** The failure of an attempt: a reason from a fixed list and a text without personal data. */
import type { AttemptReason } from '../../../contract/submission.ts';

export class AttemptFailure extends Error {
  override readonly name = 'AttemptFailure';
  readonly reason: AttemptReason;
  /**
   * The pause that the target asked for (`Retry-After`), in seconds; undefined if it asked for
   * none.
   */
  readonly retryAfterSeconds: number | undefined;
  /**
   * Whether only the page's words show the failure. Words are not enough evidence for sending the
   * lead again without asking its owner.
   */
  readonly byWords: boolean;

  constructor(
    reason: AttemptReason,
    message: string,
    {
      retryAfterSeconds,
      byWords = false,
      ...options
    }: ErrorOptions & { retryAfterSeconds?: number | undefined; byWords?: boolean } = {},
  ) {
    super(message, options);
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
    this.byWords = byWords;
  }
}

/**
 * The fence (`functions/fence`) did not permit the submit: nothing was sent, and the attempt's
 * outcome must not be recorded.
 */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
  /**
   * Whether the fence gave no answer, for example because it could not be reached. False if it
   * refused.
   */
  readonly unasked: boolean;

  constructor(unasked: boolean) {
    super();
    this.unasked = unasked;
  }
}

/**
 * Whether the error is Playwright's time-out. Compares the error's name, so that this file need not
 * load Playwright.
 */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

/**
 * Ignores Playwright's time-out.
 * @throws any other error.
 */
export function ignoreTimeout(error: unknown): void {
  if (!isTimeout(error)) throw error;
}

/**
 * Whether the error comes from a mistake in the code. A lost browser throws a plain `Error`
 * instead.
 */
const isDefect = (error: unknown): boolean =>
  error instanceof Error && error.name !== 'Error' && !isTimeout(error);

/**
 * Playwright's messages quote the filled values and the page's address, so only the kind of failure
 * and Chromium's error code are kept.
 */
export function asAttemptFailure(error: unknown, fenced: boolean): AttemptFailure {
  if (error instanceof AttemptFailure) return error;
  const code = /net::(ERR_[A-Z_]+)/.exec(error instanceof Error ? error.message : '')?.[1];
  if (fenced) {
    const text = code ?? 'The browser was lost after the submit';
    return new AttemptFailure('outcome_unknown', text, isDefect(error) ? { cause: error } : {});
  }
  if (code) return new AttemptFailure('target_unreachable', code);
  if (isTimeout(error)) {
    return new AttemptFailure('timeout', 'The page took too long');
  }
  const text = 'The browser failed before anything was sent';
  return new AttemptFailure('internal', text, { cause: error });
}
