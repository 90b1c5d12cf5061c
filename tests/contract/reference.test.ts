import { expect, test } from '@jest/globals';
import { matchesSearch } from '../../contract/matches-search.ts';
import { referenceKeyOf, referenceSchema } from '../../contract/reference.ts';
import { aLead } from '../functions/builders.ts';

test.each([
  ['  CRM-4711 ', 'CRM-4711'],
  ['+91 98765 43210', '+91 98765 43210'],
  ['ग्राहक 7', 'ग्राहक 7'],
  ['x'.repeat(128), 'x'.repeat(128)],
])("a lead's reference %j is accepted", (sent, kept) => {
  expect(referenceSchema.parse(sent)).toBe(kept);
});

test.each([
  [4711, 'must be text'],
  ['', 'must not be blank'],
  [' \u200b ', 'must not be blank'],
  ['x'.repeat(129), 'at most 128 characters'],
  ['a\nb', 'must be one line'],
  ['a\u0000b', 'must be one line'],
  ['\ud83d', 'must'],
])("a lead's reference %j is refused with a message", (sent, words) => {
  expect(referenceSchema.safeParse(sent).error?.issues[0]?.message).toContain(words);
});

test('a search finds a lead by a part of its reference', () => {
  const lead = { ...aLead({ phone: '1112223' }), reference: 'Ünit +91-98765 43210' };
  const finds = (search: string) => matchesSearch(search)(lead);
  expect(['unit', '9198765', '+91 (98765)', 'ünit', '4321'].map(finds)).not.toContain(false);
  expect(['unit 7', '98766'].map(finds)).not.toContain(true);
  expect(matchesSearch('null')({ ...lead, reference: null })).toBe(false);
});

test('equal references of two owners have different database keys', () => {
  const keys = [referenceKeyOf('a', 'b c'), referenceKeyOf('a', 'b'), referenceKeyOf('b', 'b')];
  expect(new Set(keys).size).toBe(3);
});
