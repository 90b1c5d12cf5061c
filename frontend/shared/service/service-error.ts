interface ServiceErrorFields {
  status?: number;
  /** GraphQL's `errorType`: the name of the service's refusal, or of AppSync's own error. */
  type?: string;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/**
 * The error of a failed call, with the service's own message and the fields that decide whether to
 * retry.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly status: number | undefined;
  readonly type: string | undefined;
  /**
   * The number of seconds after which the call may be repeated, if it was refused because of too
   * many calls.
   */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, fields: ServiceErrorFields = {}) {
    const { status, type, retryAfterSeconds, cause } = fields;
    super(message, { cause });
    this.status = status;
    this.type = type;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Returns the text to show for any thrown value. */
export function messageOf(error: unknown, otherwise = 'The service did not answer'): string {
  return error instanceof Error && error.message !== '' ? error.message : otherwise;
}
