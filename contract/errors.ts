/**
 * The errors of all functions. An expected refusal (`Refusal`) has a text that is safe to show.
 * Every other error is a bug, whose text is only logged.
 */
import type { ApiScope } from './api-routes.ts';

export type RefusalCode =
  | 'bad_request'
  | 'unauthorised'
  /** The user's session was ended before its token expired. */
  | 'session_ended'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'unsupported_media_type'
  | 'rate_limited';

/** One refused field of the request, and the reason. The reason never quotes the value. */
export interface RefusalDetail {
  field: string;
  message: string;
}

/** An expected refusal: `message` is safe to show and says what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly details: readonly RefusalDetail[];
  /** The number of seconds after which the caller may send the request again. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: RefusalCode,
    message: string,
    details: readonly RefusalDetail[] = [],
    retryAfterSeconds?: number,
  ) {
    super(message);
    this.code = code;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * The form accepts one lead per person, and this person has already sent a lead (`submissionId`).
 */
export class DuplicateLead extends Refusal {
  readonly submissionId: string;

  constructor(message: string, submissionId: string) {
    super('conflict', message);
    this.submissionId = submissionId;
  }
}

/** The API key lacks the scope that the route needs. */
export class MissingScope extends Refusal {
  constructor(scope: ApiScope) {
    super('forbidden', missingScopeText(scope));
  }
}

export function missingScopeText(scope: ApiScope): string {
  return `This API key lacks the scope ${scope}. Create a key that has it in the dashboard (/dashboard), under API Keys; the scopes of a key never change.`;
}

/** Turns any thrown value into an `Error`; the original value becomes its `cause`. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error('A non-error was thrown', { cause: thrown });
}
