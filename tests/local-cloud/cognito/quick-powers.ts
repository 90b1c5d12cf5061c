/**
 * Makes sign-ins by Amplify faster. Amplify's own big-integer code takes 0.2 s of processor time
 * for a sign-in; Node's BigInt takes a fifth of this time. Only the slow operation (`modPow`) is
 * replaced, as Amplify itself does for React Native. The results are equal, so other test files may
 * use the changed class too.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

interface AmplifyInteger {
  mod: (divisor: AmplifyInteger) => AmplifyInteger;
  toString: (radix: 16) => string;
  modPow: (
    exponent: AmplifyInteger,
    divisor: AmplifyInteger,
    callback: (error: null, result: AmplifyInteger) => void,
  ) => void;
}

interface AmplifyModule {
  default: { new (digits: string, radix: 16): AmplifyInteger; prototype: AmplifyInteger };
}

const ownIntegers = 'dist/esm/providers/cognito/utils/srp/BigInteger/BigInteger.mjs';
const auth = createRequire(import.meta.resolve('aws-amplify/auth')).resolve(
  '@aws-amplify/auth/package.json',
);
const file = pathToFileURL(path.join(path.dirname(auth), ownIntegers)).href;
const { default: BigInteger } = (await import(file)) as AmplifyModule;

BigInteger.prototype.modPow = function (exponent, divisor, callback) {
  const result = power(
    valueOf(this.mod(divisor)),
    exponent.toString(16),
    valueOf(divisor),
  ).toString(16);
  callback(null, new BigInteger(result, 16));
};

const valueOf = (integer: AmplifyInteger) => BigInt(`0x${integer.toString(16)}`);

/** @param exponent a hexadecimal number that is not negative. */
function power(base: bigint, exponent: string, divisor: bigint): bigint {
  const bits = [...BigInt(`0x${exponent}`).toString(2)];
  return bits.reduce((result, bit) => {
    const square = (result * result) % divisor;
    return bit === '1' ? (square * base) % divisor : square;
  }, 1n);
}
