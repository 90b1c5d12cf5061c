/**
 * Which addresses the bot's browser may reach: public ones only. Every range that IANA reserves for
 * use inside a network, a machine or a protocol is refused. Every IPv6 address that contains an
 * IPv4 address of these ranges is refused too.
 */
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { embeddedIpv4 } from './embedded-ipv4.ts';

const reserved = blockList([
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]);

/**
 * Of IPv6 only 2000::/3 is allocated. The listed ranges are parts of 2000::/3 that are reserved or
 * contain other addresses.
 */
const globalUnicast = blockList([['2000::', 3]]);
const reservedUnicast = blockList([
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);
const loopback = blockList([
  ['127.0.0.0', 8],
  ['::1', 128],
]);

/** @param address an IP address as a resolver writes it, never a name. */
export function isReachable(address: string, allowLoopback: boolean): boolean {
  if (isIPv4(address)) {
    if (loopback.check(address, 'ipv4')) return allowLoopback;
    return !reserved.check(address, 'ipv4');
  }
  if (!isIPv6(address)) return false;
  if (loopback.check(address, 'ipv6')) return allowLoopback;
  const ipv4 = embeddedIpv4(address);
  if (ipv4 !== undefined) return isReachable(ipv4, allowLoopback);
  return globalUnicast.check(address, 'ipv6') && !reservedUnicast.check(address, 'ipv6');
}

function blockList(subnets: readonly [address: string, prefix: number][]): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of subnets) {
    list.addSubnet(address, prefix, isIPv4(address) ? 'ipv4' : 'ipv6');
  }
  return list;
}
