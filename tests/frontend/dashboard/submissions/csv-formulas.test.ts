/**
 * No cell of an export becomes a formula, even if a spreadsheet splits the lines at another
 * separator.
 */
import { describe, expect, test } from '@jest/globals';
import { checkLeads } from '../../../../frontend/dashboard/submissions/import/check-leads.ts';
import { guessMapping } from '../../../../frontend/dashboard/submissions/import/map-columns.ts';
import { readCsv } from '../../../../frontend/dashboard/submissions/import/read-csv.ts';
import {
  csvFile,
  csvHead,
  csvLines,
  headOfForm,
} from '../../../../frontend/dashboard/leads/csv/write-csv.ts';
import { sampleConsent } from '../../../../contract/consent.ts';
import { buildRow } from './build-row.ts';

const separators = [',', ';', '\t', '|'];

/** The cells that a spreadsheet shows if it splits lines at this separator and ignores quotes. */
function carelessCells(file: string, separator: string): string[] {
  return file
    .split(/[\r\n]/)
    .flatMap((line) => line.split(separator))
    .map((cell) => cell.replace(/^"+/, ''));
}

const isFormula = (cell: string) => /^\s*[=+\-@\t＋－＝＠]/u.test(cell);

const dangerous = [
  'x;=cmd',
  'x;=cmd;y',
  'x|+1',
  'x\t@SUM(A1)',
  'x, -1',
  'x;\u00a0=1',
  'x;"=1"',
  'x\n=1',
  'x;＝1',
  'x;\t=1',
  ';;=1',
  ';',
];

describe('the CSV export of submissions', () => {
  test.each(dangerous)('an export contains no formula in any part of %j', (name) => {
    const file = csvHead() + csvLines([buildRow(1, { name, city: '=1' })]);
    for (const separator of separators) {
      expect(carelessCells(file, separator).filter(isFormula)).toEqual([]);
    }
  });

  test.each(['a;b', 'a|b', 'a\tb', 'a,b', 'a;=b'])('an export puts quotes around %j', (detail) => {
    const [, line = ''] = csvFile(['row', 'detail'], [[2, detail]]).split('\r\n');
    expect(line).toMatch(/^2,".*"$/);
  });

  test.each([...dangerous, "'=1", "x;'=1", "''+1", "o'clock; - 5", '; \'"=1'])(
    'the exported value %j is imported again unchanged',
    async (value) => {
      const text = `${value} end`;
      const row = buildRow(1, { name: 'Asha', city: 'Pune' });
      const consent = { ...sampleConsent, text };
      const table = readCsv(headOfForm([]) + csvLines([{ ...row, consent }]));
      const [checked] = await checkLeads(table, guessMapping(table.columns));
      expect(checked).toMatchObject({ lead: { consent: { text } } });
    },
  );
});
