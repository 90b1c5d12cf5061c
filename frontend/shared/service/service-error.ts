interface ServiceErrorFields {
  status?: number;
  /** GraphQL's `errorType`: the name of a refusal, or AppSync's own error. */
  type?: string;
  cause?: unknown;
}

/** A failed call, with the service's own message and the fields that decide on a retry. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly status: number | undefined;
  readonly type: string | undefined;

  constructor(message: string, { status, type, cause }: ServiceErrorFields = {}) {
    super(message, { cause });
    this.status = status;
    this.type = type;
  }
}

/** The text to show for any thrown value. */
export function messageOf(error: unknown, otherwise = 'The service did not answer'): string {
  return error instanceof Error && error.message !== '' ? error.message : otherwise;
}
