/** Why an attempt failed: a reason of the closed list and a text without personal data. */
import type { AttemptReason } from '../../contract/submission.ts';

export class AttemptFailure extends Error {
  override readonly name = 'AttemptFailure';
  readonly reason: AttemptReason;
  /** What the target asked for, when it asked for a pause. */
  readonly retryAfterSeconds: number | undefined;
  /** Known from the page's words alone: too little to send a lead again without asking. */
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

/** The claim is no longer this attempt's: nothing was sent and nothing may be recorded. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** Playwright's; by name, so that its driver is not loaded before the browser starts to unpack. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

/**
 * Playwright's texts quote what was filled and every page's address: only its kind of failure and
 * Chromium's error code pass.
 */
export function asAttemptFailure(error: unknown, fenced: boolean): AttemptFailure {
  if (error instanceof AttemptFailure) return error;
  const code = /net::(ERR_[A-Z_]+)/.exec(error instanceof Error ? error.message : '')?.[1];
  if (fenced) {
    return new AttemptFailure('outcome_unknown', code ?? 'The browser was lost after the submit');
  }
  if (code) return new AttemptFailure('target_unreachable', code);
  if (isTimeout(error)) {
    return new AttemptFailure('timeout', 'The page took too long');
  }
  const text = 'The browser failed before anything was sent';
  return new AttemptFailure('internal', text, { cause: error });
}
