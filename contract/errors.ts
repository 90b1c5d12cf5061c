/**
 * One error family. An expected refusal (`Refusal`) has a text that is safe to show; anything else
 * is a bug, whose text stays in the log.
 */
export type RefusalCode =
  | 'bad_request'
  | 'unauthorised'
  /** The session was ended although its token has not expired. */
  | 'session_ended'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'unsupported_media_type'
  | 'rate_limited';

/** One field of the request that was refused, and the reason. Never quotes the value. */
export interface RefusalDetail {
  field: string;
  message: string;
}

/** An expected refusal: `message` is safe to show and says what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly details: readonly RefusalDetail[];
  /** After how many seconds the same request may be admitted. */
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
 * The lead's form takes one lead per person and has this person's; `submissionId` is that first
 * lead.
 */
export class DuplicateLead extends Refusal {
  readonly submissionId: string;

  constructor(message: string, submissionId: string) {
    super('conflict', message);
    this.submissionId = submissionId;
  }
}

/** An `Error`, whatever was thrown; the original stays as `cause`. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error('A non-error was thrown', { cause: thrown });
}
