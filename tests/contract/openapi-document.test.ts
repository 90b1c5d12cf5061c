/**
 * Reads the OpenAPI document as a strict client does: patterns compile without flags, and the
 * document's own schemas accept its examples. `npm run bench -- openapi` checks the document with
 * whole tools, such as Spectral and Prism.
 */
import { describe, expect, test } from '@jest/globals';
import { sampleLead } from '../../contract/lead.ts';
import { problems } from '../../contract/problems.ts';
import { openApi, validatorOf, type Json } from './openapi-validator.ts';

/** Yields every object of the document with its JSON pointer. */
function* objectsOf(value: unknown, at = ''): Generator<[at: string, object: Json]> {
  if (typeof value !== 'object' || value === null) return;
  yield [at, value as Json];
  for (const [name, part] of Object.entries(value)) {
    yield* objectsOf(part, `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
}

const objects = [...objectsOf(openApi)];
const patterns = objects.flatMap(([at, { pattern }]) =>
  typeof pattern === 'string' ? [[at, pattern] as const] : [],
);
const examples = objects.flatMap(([at, { schema, example, examples: named }]) => {
  if (!schema) return [];
  const values = Object.entries((named ?? {}) as Record<string, { value: unknown }>);
  return [
    ...(example === undefined ? [] : [[at, 'example', example] as const]),
    ...values.map(([name, { value }]) => [at, name, value] as const),
  ];
});

describe.each([
  ['without flags', false],
  ['with the flag u', true],
])('the OpenAPI document when its patterns are compiled %s', (_, unicode) => {
  const validate = validatorOf(unicode);

  test.each(patterns)('the pattern at %s compiles: %s', (_at, pattern) => {
    expect(() => new RegExp(pattern, unicode ? 'u' : '')).not.toThrow();
  });

  test.each(examples)('the schema accepts the example at %s: %s', (at, _name, value) => {
    expect(validate(`${at}/schema`, value)).toEqual([]);
  });

  test.each([
    ['an e-mail address with letters p', { email: 'priya@leads.example' }, true],
    ['a name in Devanagari', { name: 'प्रिया शर्मा' }, true],
    ['a name with an emoji', { name: 'Priya 🌊' }, true],
    ['a name with a line break', { name: 'Priya\nSharma' }, false],
    ['a city with a line separator', { city: 'Pune\u2028' }, false],
  ])('the schema of a lead accepts or refuses %s correctly', (_name, values, isValid) => {
    const errors = validate('/components/schemas/Lead', { ...sampleLead, ...values });
    expect(errors.length === 0).toBe(isValid);
  });
});

test('the OpenAPI document has patterns and examples to check', () => {
  expect(patterns.length).toBeGreaterThan(5);
  expect(examples.length).toBeGreaterThan(15);
});

test('no OpenAPI security requirement of an API key lists scopes', () => {
  // The linter Spectral accepts scopes for OAuth only, and reports scopes of an API key as an
  // error.
  const requirements = objects.flatMap(([, { security }]) => (security ? [security] : []));
  expect(requirements).toEqual([[{ apiKey: [] }]]);
});

test('the OpenAPI document lists the HTTP status of each problem', () => {
  const { responses } = openApi.paths['/process-lead']!['post']!;
  const statuses = new Set(Object.values(problems).map(({ status }) => String(status)));
  expect(Object.keys(responses).filter((status) => status !== '202')).toEqual([...statuses]);
});
