/** Canonical JSON: the examples of RFC 8785, and properties that hold for any JSON value. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson, type Json } from '../../contract/canonical-json.ts';

test('canonical JSON matches the examples of RFC 8785', () => {
  // The examples of RFC 8785, sections 3.2.2 and 3.2.3.
  const numbers = [333333333.3333333, 1e30, 4.5, 2e-3, 0.000000000000000000000000001];
  const string = '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/';
  expect(canonicalJson({ string, numbers, literals: [null, true, false] })).toBe(
    String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
  );
  const names = {
    '\u20ac': 5,
    '\r': 1,
    '\ufb33': 7,
    '1': 2,
    '\ud83d\ude00': 6,
    '\u0080': 3,
    '\u00f6': 4,
  };
  expect([...canonicalJson(names).matchAll(/:(\d)/g)].map(([, place]) => place).join('')).toBe(
    '1234567',
  );
});

test('canonical JSON is the same for every order of members', () => {
  const turned = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(turned)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([name, member]) => [name, turned(member)]),
          )
        : value;
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJson(turned(value) as Json)).toBe(text);
    }),
    { numRuns: 200 },
  );
});

test.each([[Number.NaN], [Infinity], ['\ud800'], [{ '\udc00': 1 }], [[1, { a: -Infinity }]]])(
  'canonical JSON refuses %j, which is not a JSON value',
  (value) => {
    expect(() => canonicalJson(value as Json)).toThrow();
  },
);
