/**
 * Reports that the service has ended the session although the tokens have not expired: the user
 * signed out on every device, or the account was disabled or deleted. Any call may be the first to
 * get this refusal. The session store listens to these reports.
 */
import { ServiceError } from './service-error.ts';

const ENDED = 'SessionEnded';

type Listener = (message: string) => void;
const listeners = new Set<Listener>();

/**
 * Calls the listener when the service has ended the session.
 * @returns a function that removes the listener.
 */
export function whenSessionEnds(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a failure means that the session was ended. */
export function isSessionEnd(error: unknown): error is ServiceError {
  return error instanceof ServiceError && error.type === ENDED;
}

/** The error of a refused subscription contains the service's answer as text in its message. */
export function readSessionEnd(message: string): ServiceError | undefined {
  if (!message.includes(`"${ENDED}"`)) return undefined;
  const text = /"message":"([^"\\]*)"/.exec(message)?.[1] ?? 'You were signed out.';
  return new ServiceError(text, { type: ENDED });
}

/** Whether this page has requested the end of the session itself. */
let isRequested = false;

/**
 * Runs a request that ends the session, such as the deletion of the account. From its start until
 * the next sign-in, refusals of other calls are expected and are not reported: a report would sign
 * the user out before the request is answered.
 */
export async function requestSessionEnd(request: () => Promise<unknown>): Promise<void> {
  isRequested = true;
  try {
    await request();
  } catch (error: unknown) {
    sessionBegins();
    if (isSessionEnd(error)) tellSessionEnd(error);
    throw error;
  }
}

export function sessionBegins(): void {
  isRequested = false;
}

export function tellSessionEnd(error: ServiceError): void {
  if (isRequested) return;
  for (const listener of listeners) listener(error.message);
}
