import { describe, expect, test } from '@jest/globals';
import { isReachable } from '../../../functions/network/address-check.ts';

describe('the check of an IP address', () => {
  test.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:2800:220:1:248:1893:25c8:1946'])(
    'a public address may be reached: %s',
    (address) => expect(isReachable(address, false)).toBe(true),
  );

  test.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '169.254.170.2',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:169.254.169.254',
    '::ffff:a9fe:a9fe',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
    '100::1',
    'localhost',
    '',
  ])('an internal address is refused: %s', (address) =>
    expect(isReachable(address, false)).toBe(false),
  );

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    'a loopback address is allowed if loopback is allowed: %s',
    (one) => expect(isReachable(one, true)).toBe(true),
  );

  test.each(['10.0.0.1', '169.254.169.254', 'fd00:ec2::254', '0.0.0.0'])(
    'an internal address is refused although loopback is allowed: %s',
    (address) => expect(isReachable(address, true)).toBe(false),
  );
});
