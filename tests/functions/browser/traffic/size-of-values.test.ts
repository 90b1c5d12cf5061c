/** How many characters of a request's body can be values of the lead. */
import { expect, test } from '@jest/globals';
import { sizeOfValues } from '../../../../functions/browser/traffic/size-of-values.ts';

const nested = JSON.stringify({ a: { b: { c: { d: { e: { f: [['sealed']] } } } } } });

test.each([
  ['empty values', '{"firstName":"","lastName":"","email":null,"phones":[]}', 0],
  ['numbers and ticks', '[{"id":12,"agrees":true}]', 6],
  ['a value at any depth', nested, 6],
  ['one encrypted value', '{"data":"c2VhbGVk"}', 8],
  ['a broken object', '{"data":""', 10],
  ['another encoding', 'c2VhbGVk', 8],
])('the size of the values in a body is counted: %s', (_what, body, size) => {
  expect(sizeOfValues(body)).toBe(size);
});
