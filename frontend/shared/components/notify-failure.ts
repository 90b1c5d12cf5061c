import { messageOf } from '../service/service-error.ts';
import { isSessionEnd } from '../service/session-end.ts';
import { notifyError } from './notify.ts';

/**
 * Shows a toast that says what failed and why. A failure because the session has ended is not
 * shown, because the session reports that once.
 * @param what such as `Error loading forms`
 * @param id of a toast that is shown once, however often the failure occurs.
 */
export function notifyFailure(what: string, error: unknown, id?: string): void {
  if (!isSessionEnd(error)) notifyError(`${what}: ${messageOf(error)}`, id);
}
