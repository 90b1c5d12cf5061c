/**
 * One spelling of an address's origin, for operators' decisions, the policy and the browser's
 * guard. The URL parser settles case, punycode, default ports and the spellings of an IPv4 address;
 * beside those `www.`, dots at the end of the host and an IPv6 address that stands for an IPv4
 * address make no difference. Undefined if it is no web address.
 */
import { createHash } from 'node:crypto';
import { embeddedIpv4 } from '../../network/embedded-ipv4.ts';

export function originKey(address: string): string | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined;
  // The host is parsed again without its dots, because `0x7f.1..` is a name and `0x7f.1` is not.
  url.hostname = url.hostname.replace(/\.+$/, '');
  const { hostname, protocol, port } = url;
  const ipv4 = hostname.startsWith('[') ? embeddedIpv4(hostname.slice(1, -1)) : undefined;
  const host = ipv4 ?? hostname.replace(/^www\./, '');
  if (host === '' || /^\.+$/.test(host)) return undefined;
  return `${protocol}//${host}${port && `:${port}`}`;
}

/** The same host and port with the other scheme, each with its default port if none is given. */
export function otherScheme(origin: string): string {
  return origin.startsWith('https:')
    ? origin.replace(/^https:/, 'http:')
    : origin.replace(/^http:/, 'https:');
}

/**
 * The site's hash in the fence's answer: 66 bits, so that no other site has the hash of a blocked
 * one.
 */
export function originHash(origin: string): string {
  return createHash('sha256').update(`origin ${origin}`).digest('base64url').slice(0, 11);
}
