/**
 * News that the service has ended the session although its tokens have not run out: signed out on
 * every device, disabled or deleted. Any call may learn it; the session follows it.
 */
import { ServiceError } from './service-error.ts';

const ENDED = 'SessionEnded';

type Listener = (message: string) => void;
const listeners = new Set<Listener>();

/** @returns what stops listening. */
export function whenSessionEnds(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a failure says that the session was ended. */
export function isSessionEnd(error: unknown): error is ServiceError {
  return error instanceof ServiceError && error.type === ENDED;
}

/** A refused subscription's error carries the service's answer as text inside its message. */
export function readSessionEnd(message: string): ServiceError | undefined {
  if (!message.includes(`"${ENDED}"`)) return undefined;
  const text = /"message":"([^"\\]*)"/.exec(message)?.[1] ?? 'You were signed out.';
  return new ServiceError(text, { type: ENDED });
}

export function tellSessionEnd(error: ServiceError): void {
  for (const listener of listeners) listener(error.message);
}
