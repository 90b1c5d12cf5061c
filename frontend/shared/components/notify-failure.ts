import { messageOf } from '../service/service-error.ts';
import { isSessionEnd } from '../service/session-end.ts';
import { notifyError } from './notify.ts';

/**
 * Shows a toast that says what failed and why. A failure caused by the session's end is not shown,
 * because the session itself reports its end once.
 * @param what a text such as `Error loading forms`
 * @param id the id of a toast that is shown only once, however often the failure occurs.
 */
export function notifyFailure(what: string, error: unknown, id?: string): void {
  if (!isSessionEnd(error)) notifyError(`${what}: ${messageOf(error)}`, id);
}
