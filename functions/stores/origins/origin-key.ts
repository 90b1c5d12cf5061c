/**
 * Converts an address's origin to one fixed spelling, for operators' decisions, the policy and the
 * browser's guard. The URL parser unifies case, punycode, default ports and the spellings of an
 * IPv4 address. In addition, `www.` and dots at the end of the host are removed, and an IPv6
 * address that stands for an IPv4 address becomes that address. Returns undefined for a text that
 * is no web address.
 */
import { createHash } from 'node:crypto';
import { embeddedIpv4 } from '../../network/embedded-ipv4.ts';

export function originKey(address: string): string | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined;
  // The host is parsed again without dots at its end, because `0x7f.1..` is a name, but `0x7f.1` is
  // an IP address.
  url.hostname = url.hostname.replace(/\.+$/, '');
  const { hostname, protocol, port } = url;
  const ipv4 = hostname.startsWith('[') ? embeddedIpv4(hostname.slice(1, -1)) : undefined;
  const host = ipv4 ?? hostname.replace(/^www\./, '');
  if (host === '' || /^\.+$/.test(host)) return undefined;
  return `${protocol}//${host}${port && `:${port}`}`;
}

/**
 * Exchanges http and https in the origin; host and port stay. An origin without a port then has the
 * default port of the other scheme.
 */
export function otherScheme(origin: string): string {
  return origin.startsWith('https:')
    ? origin.replace(/^https:/, 'http:')
    : origin.replace(/^http:/, 'https:');
}

/**
 * The hash by which the fence's answer names a blocked site. It has 66 bits, so that in practice no
 * other site has the same hash.
 */
export function originHash(origin: string): string {
  return createHash('sha256').update(`origin ${origin}`).digest('base64url').slice(0, 11);
}
