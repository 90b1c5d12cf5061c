/**
 * Adds a sixth field to the table of the lead's fields, in a copy of the sources. `npm run
 * generate` and the loops over the table must include the new field everywhere. The compiler must
 * report only the places where a person has to decide how to treat the new field.
 */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { build } from 'esbuild';
import { parse } from 'graphql';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { inPart } from '../part.ts';
import { LONG_WORK_TEST_MS } from '../time-limits.ts';

jest.setTimeout(LONG_WORK_TEST_MS);

const root = path.resolve(import.meta.dirname, '../..');
const copied = [
  'contract',
  'functions',
  'frontend',
  'infra',
  'docs/target-forms.md',
  'tests/contract',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
];
const declared = `  panNumber: {
    kind: 'text',
    maxLength: 10,
    label: 'PAN number',
    sample: 'ABCDE1234F',
    searched: 'text',
    redacted: 'text',
    masked: true,
    exported: true,
    place: 6,
    listLine: 2,
    columnNames: ['pannumber', 'pan'],
    zapValue: 'PAN number',
    formKinds: ['panNumber'],
  },
} as const satisfies Record<string, LeadFieldFacts>;`;
/** Finds the new field in a printed list: by its name, its label or its sample value. */
const signs = /panNumber|PAN number|ABCDE1234F/;

let copy: string;
const inCopy = (file: string) => path.join(copy, file);
const read = (file: string) => readFileSync(inCopy(file), 'utf8');
const run = (...command: string[]) =>
  execFileSync(process.execPath, command, { cwd: copy, encoding: 'utf8' });

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'sixth-field-'));
  const filter = (source: string) => !/\/frontend\/(build|\.react-router)$/.test(source);
  for (const name of copied)
    cpSync(path.join(root, name), inCopy(name), { recursive: true, filter });
  symlinkSync(path.join(root, 'node_modules'), inCopy('node_modules'));
  const table = read('contract/lead.ts');
  const changed = table.replace(
    /^\} as const satisfies Record<string, LeadFieldFacts>;/m,
    declared,
  );
  writeFileSync(inCopy('contract/lead.ts'), changed);
  run('infra/commands/generate.ts');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

inPart('quick', () => {
  test('the new field is in the regenerated GraphQL files', () => {
    const types = parse(read('contract/schema.graphql')).definitions.flatMap((type) =>
      'fields' in type && type.fields?.some(({ name }) => name.value === 'panNumber')
        ? [type.name.value]
        : [],
    );
    expect(types).toEqual(['Submission', 'SubmissionInput', 'LeadInput']);
    expect(read('contract/operations.graphql')).toMatch(/^ {2}panNumber$/m);
    expect(read('frontend/public/openapi.json')).toContain('"panNumber": "ABCDE1234F"');
  });

  test("every list of the lead's fields includes a new field", async () => {
    await build({
      entryPoints: [inCopy('tests/contract/sixth-field/places.tsx')],
      outfile: inCopy('places.mjs'),
      bundle: true,
      platform: 'node',
      format: 'esm',
      jsx: 'automatic',
      packages: 'external',
      loader: { '.css': 'empty' },
    });
    const places = JSON.parse(run('places.mjs')) as Record<string, unknown>;
    const missing = Object.keys(places).filter(
      (place) => !signs.test(JSON.stringify(places[place])),
    );
    expect(missing).toEqual([]);
    expect(Object.keys(places).length).toBeGreaterThan(20);
  });
});

/**
 * This test is not in the quick selection of tests, because it takes over half of this file's
 * processor time.
 */
inPart('rest', () => {
  test('a new field causes compiler errors only in form-filling code', () => {
    const { options } = ts.convertCompilerOptionsFromJson(
      {
        target: 'es2024',
        lib: ['es2024', 'dom', 'dom.iterable'],
        module: 'preserve',
        types: ['node'],
        jsx: 'react-jsx',
        noEmit: true,
        allowImportingTsExtensions: true,
        skipLibCheck: true,
        strict: true,
        noImplicitReturns: true,
      },
      copy,
    );
    const rooms = ['contract', 'functions', 'frontend'];
    const tables = ts.sys
      .readDirectory(copy, ['.ts', '.tsx'], ['node_modules', 'tests'], rooms)
      .filter((file) =>
        /\/(lead|lead-schema|field-rules|graphql-\w+)\.ts'/.test(ts.sys.readFile(file) ?? ''),
      );
    const declarations = ts.sys.readDirectory(copy, ['.d.ts'], ['node_modules'], ['frontend']);
    const program = ts.createProgram([...tables, ...declarations], options);
    const wrong = tables.filter((file) => {
      const source = program.getSourceFile(file);
      return source && program.getSemanticDiagnostics(source).length > 0;
    });
    const named = wrong.map((file) => path.relative(copy, file));
    const isIn = (room: string) => tables.some((file) => file.startsWith(inCopy(`${room}/`)));
    expect(rooms.filter(isIn)).toEqual(rooms);
    expect(named.sort()).toEqual([
      'functions/browser/form/field-rules.ts',
      'functions/browser/form/fill-plan.ts',
    ]);
  });
});
