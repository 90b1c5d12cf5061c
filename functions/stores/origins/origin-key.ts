/**
 * One spelling of an address's origin: with `www.` or without it is the same place, as it is for the
 * guard, and a dot at the end of the host changes nothing. Undefined for what is no web address.
 */
export function originKey(address: string): string | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined;
  const host = url.hostname.replace(/\.+$/, '').replace(/^www\./, '');
  if (host === '') return undefined;
  return `${url.protocol}//${host}${url.port && `:${url.port}`}`;
}
