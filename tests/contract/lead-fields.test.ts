/**
 * Checks lists of the lead's fields that are not made by a loop over the table of fields in
 * contract/lead.ts. For lists made by a loop, sixth-field.cases.test.ts shows that they include a
 * new field.
 */
import { describe, expect, test } from '@jest/globals';
import { parse } from 'graphql';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { csvHead } from '../../frontend/dashboard/leads/csv/write-csv.ts';
import { wordRules } from '../../functions/browser/form/field-rules.ts';
import { leadFacts, leadFields, sampleLead } from '../../contract/lead.ts';
import { leadSchema } from '../../contract/lead-schema.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFile(path.join(root, file), 'utf8');

test('the bot has words to recognise each lead field', () => {
  const known = wordRules.map(({ kind }) => kind);
  const kinds = leadFields.flatMap((field) => leadFacts[field].formKinds);
  expect(known).toEqual(expect.arrayContaining(kinds));
});

describe("the lead's fields in the GraphQL schema", () => {
  const schemaText = () => read('contract/schema.graphql');
  const fieldsOf = async (name: string) => {
    const type = parse(await schemaText()).definitions.find(
      (one) => 'name' in one && one.name?.value === name,
    );
    const fields = type && 'fields' in type ? type.fields : [];
    return (fields ?? []).map((field) => field.name.value);
  };

  test("the GraphQL input for corrections has the lead's fields", async () => {
    expect((await fieldsOf('LeadInput')).sort()).toEqual([...leadFields].sort());
  });

  test.each(['Submission', 'SubmissionInput'])(
    'the GraphQL type %s has each field of the lead',
    async (name) => {
      expect(await fieldsOf(name)).toEqual(expect.arrayContaining([...leadFields]));
    },
  );
});

test('the CSV export has a column for each lead field', () => {
  expect(csvHead().trim().split(',')).toEqual(expect.arrayContaining([...leadFields]));
});

test('the sample lead is valid', () => {
  expect(leadSchema.parse(sampleLead)).toEqual(sampleLead);
});

test('the sample lead in README.md is valid', async () => {
  const [, sample = ''] = /-d '(\{[^']*\})'/.exec(await read('README.md')) ?? [];
  expect(leadSchema.safeParse(JSON.parse(sample)).success).toBe(true);
});

/**
 * Searches for `loanAmount` only, because the other fields' names also have other uses in the code.
 */
test("no list of the lead's fields is written by hand", async () => {
  const mayNameIt = [
    'contract/lead.ts',
    /^contract\/(schema\.graphql|operations\.graphql|graphql-\w+\.ts)$/,
    // This folder has the words by which the bot recognises an amount field.
    /^functions\/browser\/form\//,
    // This folder has the demo form with a field named `loanAmount`, and the generated
    // openapi.json.
    /^frontend\/public\//,
  ];
  const sources = '{contract,functions,infra,local-cloud,frontend}/**/*.{ts,tsx,js,json,graphql}';
  const naming: string[] = [];
  for await (const file of glob(sources, { cwd: root, exclude: ['frontend/build'] })) {
    if (mayNameIt.some((known) => file.match(known))) continue;
    if (/\bloanAmount\b/.test(await read(file))) naming.push(file);
  }
  expect(naming).toEqual([]);
});
