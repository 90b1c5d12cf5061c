/**
 * Recognises a native submit of a form that names neither a method nor an address. The form's
 * script has not loaded or does not handle the submit, so the browser puts the values into the
 * page's address.
 */
import { newest, type LetOut, type LogEvent, type Pressed } from './log.ts';

/** @param request a request that opens a document, with a part of the lead readable in it. */
export function isNativeSend(
  events: readonly LogEvent[],
  { method, url }: Pick<LetOut, 'method' | 'url'>,
): boolean {
  const bareAt = events.findLast((event): event is Pressed => event.kind === 'pressed')?.bareAt;
  if (method !== 'GET' || bareAt === undefined) return false;
  const [own, next] = [URL.parse(bareAt), URL.parse(url)];
  return next?.search !== '' && next?.origin === own?.origin && next?.pathname === own?.pathname;
}

/**
 * Whether a native submit was refused and nothing else was sent since the button was last pressed.
 */
export function wasOnlyNative(events: readonly LogEvent[]): boolean {
  const since = events.slice((newest(events, 'pressed') ?? -1) + 1);
  const isRefused = since.some((event) => event.kind === 'refused' && event.by === 'native');
  return isRefused && !since.some(({ kind }) => kind === 'let out' || kind === 'socket sent');
}
