/**
 * Sends random input to the readers of what people write by hand: CSV files, a stage's settings,
 * the site's configuration and environment variables.
 */
import fc from 'fast-check';
import { functionEnvironment, type FunctionName } from '../../contract/environment.ts';
import { siteConfigSchema } from '../../contract/site-config.ts';
import { readCsv } from '../../frontend/dashboard/submissions/import/read-csv.ts';
import { csvHead, csvLines } from '../../frontend/dashboard/leads/csv/write-csv.ts';
import { asWritten } from '../../frontend/dashboard/leads/csv/harmless-text.ts';
import { readEnvironment } from '../../functions/environment/read-environment.ts';
import { refusedSettings } from '../../infra/stage-refusals.ts';
import { stages } from '../../infra/stages.ts';
import { oddName, oddNumber, oddText, oddValue } from './values.ts';

const cell = fc.oneof(oddText, fc.constantFrom('name', 'phone', 'a,b', '"', '"a""b"', ';', '|'));
const separator = fc.constantFrom(',', ';', '\t', '|');
/** The only errors that a CSV file may cause; any other error is a bug. */
const REFUSAL = /^Row \d+ has a quotation mark|^The file has no rows/;

export function fuzzFiles(seed: number, cases: number): void {
  const file = fc.oneof(
    oddText,
    fc
      .tuple(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 }), separator)
      .map(([rows, by]) => rows.map((row) => row.join(by)).join('\n')),
  );
  fc.assert(
    fc.property(file, (text) => {
      try {
        const { columns, rows } = readCsv(text);
        if (columns.some((name) => name.trim() === '')) throw new Error('A column has no name');
        if (rows.length === 0) throw new Error('No rows were read');
      } catch (error: unknown) {
        if (!(error instanceof Error) || !REFUSAL.test(error.message)) throw error;
      }
    }),
    { seed, numRuns: Math.ceil(cases / 2) },
  );
  fc.assert(
    fc.property(oddText, oddText, (name, city) => requireRoundTrip(name, city)),
    { seed, numRuns: Math.ceil(cases / 2) },
  );
}

/** Checks that an exported CSV file is read back unchanged and that no cell is a formula. */
function requireRoundTrip(name: string, city: string): void {
  const { rows } = readCsv(csvHead() + csvLines([{ id: '1', name, city } as never]));
  const cells = rows[0]?.cells ?? [];
  for (const cellText of cells) {
    if (/(?:^|[,;|\t\r\n])\s*[=+\-@]/.test(cellText))
      throw new Error('A spreadsheet would run it as a formula');
  }
  for (const value of [name, city]) {
    if (!cells.some((one) => asWritten(one) === value)) {
      throw new Error('An exported value is read as another one');
    }
  }
}

export function fuzzSettings(seed: number, cases: number): void {
  const base = Object.values(stages)[0];
  if (!base) throw new Error('There is no stage');
  // The random values have only types that TypeScript accepts in infra/stages.ts.
  const value = fc.oneof(oddText, oddNumber, fc.boolean(), fc.constant(undefined));
  const changes = fc.dictionary(
    fc.constantFrom(...Object.keys(base), 'mailFrom', 'alarmEmail'),
    value,
    { maxKeys: 4, noNullPrototype: true },
  );
  const third = Math.ceil(cases / 3);
  fc.assert(
    fc.property(changes, (changed) => {
      const refusals = refusedSettings({ ...base, ...changed });
      if (refusals.some((text) => typeof text !== 'string' || text === '')) {
        throw new Error('A refusal says nothing');
      }
    }),
    { seed, numRuns: third },
  );
  fc.assert(
    fc.property(oddValue, (value) => {
      siteConfigSchema.safeParse(value);
    }),
    { seed, numRuns: third },
  );
  const names = Object.keys(functionEnvironment) as FunctionName[];
  const source = fc.dictionary(
    fc.oneof(fc.constantFrom(...Object.values(functionEnvironment).flat()), oddName),
    oddText,
    { maxKeys: 30, noNullPrototype: true },
  );
  fc.assert(
    fc.property(fc.constantFrom(...names), source, (name, variables) =>
      requireNamed(name, variables),
    ),
    { seed, numRuns: third },
  );
}

/**
 * Checks that a function can read its settings if all its environment variables are set. Otherwise
 * the reader must throw an error that names each missing variable.
 */
function requireNamed(name: FunctionName, variables: Record<string, string>): void {
  const missing = functionEnvironment[name].filter((one) => !variables[one]);
  try {
    readEnvironment(name, variables);
    if (missing.length > 0) throw new TypeError('It was read although variables are missing');
  } catch (error: unknown) {
    if (!(error instanceof Error) || error instanceof TypeError) throw error;
    for (const one of missing) if (!error.message.includes(one)) throw error;
  }
}
