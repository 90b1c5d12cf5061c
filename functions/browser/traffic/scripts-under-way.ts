/** Whether the page still loads scripts of its own site, such as the one that takes the submit. */
import type { LogEvent } from './log.ts';
import { isSameSite } from './submit-weight.ts';

/** @param home the address of the form's document. */
export function loadsOwnScript(events: readonly LogEvent[], home: string): boolean {
  const ended = new Set(events.flatMap((event) => (event.kind === 'ended' ? event.request : [])));
  return events.some(
    (event) =>
      event.kind === 'begun' &&
      event.type === 'script' &&
      !ended.has(event.request) &&
      isSameSite(event.url, home),
  );
}
