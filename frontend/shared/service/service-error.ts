interface ServiceErrorFields {
  status?: number;
  /** GraphQL's `errorType`: a refusal's name, or AppSync's own. */
  type?: string;
  cause?: unknown;
}

/** What a service answered, in its own words, with what is needed to decide on a retry. */
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

/** The text to show for whatever was thrown. */
export function messageOf(error: unknown, otherwise = 'The service did not answer'): string {
  return error instanceof Error && error.message !== '' ? error.message : otherwise;
}
