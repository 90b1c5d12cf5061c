/**
 * Tests how the report of `npm audit` is judged. `audit-answer.json` is a report of npm 11.19.1,
 * from a registry that answered with four invented advisories.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { acceptedAdvisories } from '../../infra/commands/supply-chain/accepted-advisories.ts';
import { judgeAdvisories } from '../../infra/commands/supply-chain/judge-advisories.ts';

const answer = JSON.parse(
  readFileSync(join(import.meta.dirname, 'audit-answer.json'), 'utf8'),
) as unknown;
const packages = {
  'node_modules/papaparse': {},
  'node_modules/zod': {},
  'node_modules/esbuild': { dev: true },
};
const accepted = [{ advisory: 'GHSA-2222-3333-4444', because: 'a reason', until: '2026-12-01' }];
const judge = (changes: Partial<Parameters<typeof judgeAdvisories>[0]> = {}) =>
  judgeAdvisories({ answer, packages, accepted: [], today: '2026-11-22', ...changes });

describe('the judgement of npm’s security advisories', () => {
  test('serious advisories of shipped packages are refused, others are reported', () => {
    const { refused, noticed } = judge();
    expect(refused).toEqual([expect.stringMatching(/^papaparse: .*high.*GHSA-2222-3333-4444/)]);
    expect(noticed.map((line) => line.split(':')[0]).sort()).toEqual([
      'esbuild',
      'papaparse',
      'zod',
    ]);
  });

  test('a critical advisory of a shipped build package is refused', () => {
    expect(judge({ packages: {} }).refused).toHaveLength(2);
  });

  test('an accepted advisory is allowed until its last day ends', () => {
    expect(judge({ accepted, today: '2026-12-01' }).refused).toEqual([]);
    expect(judge({ accepted, today: '2026-12-02' }).refused).toEqual([
      expect.stringContaining('accepted only until 2026-12-01'),
    ]);
  });

  test('an acceptance without an existing advisory is reported', () => {
    const [first] = accepted;
    const { noticed } = judge({ accepted: [{ ...first!, advisory: 'GHSA-gone' }] });
    expect(noticed).toContain('GHSA-gone is accepted, but not found now');
  });

  test.each([
    { message: '405 Method Not Allowed', statusCode: 405, error: { summary: '' } },
    { error: { code: 'ENOLOCK' } },
    { vulnerabilities: {} },
  ])('the audit answer %j is an error, not a clean report', (failed) => {
    expect(() => judge({ answer: failed })).toThrow('npm audit gave no report');
  });

  test('each accepted advisory has a reason and a valid date', () => {
    for (const { because, until } of acceptedAdvisories) {
      expect(because.length).toBeGreaterThan(20);
      expect(new Date(until).toISOString().slice(0, 10)).toBe(until);
    }
  });
});
