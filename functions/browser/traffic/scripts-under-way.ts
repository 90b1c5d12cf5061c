/**
 * Whether the page still loads scripts of its own site, such as the script that handles the submit.
 */
import type { LogEvent } from './log.ts';
import { openRequests } from './still-waiting.ts';
import { isSameSite } from './submit-weight.ts';

/** @param home the address of the form's document. */
export function loadsOwnScript(events: readonly LogEvent[], home: string): boolean {
  return openRequests(events).some(({ type, url }) => type === 'script' && isSameSite(url, home));
}
