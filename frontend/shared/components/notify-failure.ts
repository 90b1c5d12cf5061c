import { messageOf } from '../service/service-error.ts';
import { isSessionEnd } from '../service/session-end.ts';
import { notifyError } from './notify.ts';

/**
 * Says what failed and why. The end of the session is left out: it is told once, by the session.
 * @param what `Error loading forms`
 * @param id of a message that is shown once, however often it comes.
 */
export function notifyFailure(what: string, error: unknown, id?: string): void {
  if (!isSessionEnd(error)) notifyError(`${what}: ${messageOf(error)}`, id);
}
