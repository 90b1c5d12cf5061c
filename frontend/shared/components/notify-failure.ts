import { messageOf } from '../service/service-error.ts';
import { isSessionEnd } from '../service/session-end.ts';
import { notifyError } from './notify.ts';

/**
 * Shows what failed and why. The end of a session is not shown, because the session reports it
 * once.
 * @param what such as `Error loading forms`
 * @param id of a message that is shown once, however often it occurs.
 */
export function notifyFailure(what: string, error: unknown, id?: string): void {
  if (!isSessionEnd(error)) notifyError(`${what}: ${messageOf(error)}`, id);
}
