/**
 * One spelling of an address's origin: `www.` and a dot at the end of the host make no difference,
 * as in the browser's guard. Undefined if it is no web address.
 */
export function originKey(address: string): string | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined;
  const host = url.hostname.replace(/\.+$/, '').replace(/^www\./, '');
  if (host === '') return undefined;
  return `${url.protocol}//${host}${url.port && `:${url.port}`}`;
}
