/** Finds the IPv4 address that an IPv6 address contains or stands for. */
import { BlockList } from 'node:net';

/**
 * Ranges of IPv6 addresses whose last 32 bits are an IPv4 address: mapped addresses and the
 * well-known NAT64 prefix.
 */
const carriers = new BlockList();
carriers.addSubnet('::ffff:0:0', 96, 'ipv6');
carriers.addSubnet('64:ff9b::', 96, 'ipv6');

/** `::ffff:7f00:1` or `::ffff:127.0.0.1` → `127.0.0.1`. @param address an IPv6 address. */
export function embeddedIpv4(address: string): string | undefined {
  if (!carriers.check(address, 'ipv6')) return undefined;
  // The WHATWG URL parser gives every IPv6 address one canonical spelling, without dots.
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1).split(':');
  const [high, low] = groups.slice(-2).map((group) => Number.parseInt(group || '0', 16));
  const bits = ((high ?? 0) * 0x10000 + (low ?? 0)) >>> 0;
  return [bits >>> 24, (bits >>> 16) & 255, (bits >>> 8) & 255, bits & 255].join('.');
}
