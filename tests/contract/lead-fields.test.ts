/**
 * A sixth field of the lead must not be forgotten. Most places take the list from the schema or do
 * not compile without the field; these name the fields in text, or in the GraphQL schema's types.
 */
import { describe, expect, test } from '@jest/globals';
import { parse } from 'graphql';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { csvHead } from '../../frontend/dashboard/submission-export/write-csv.ts';
import { wordRules } from '../../functions/browser/form/field-rules.ts';
import { leadFacts, leadFields, sampleLead } from '../../contract/lead.ts';
import { leadSchema } from '../../contract/lead-schema.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFile(path.join(root, file), 'utf8');

test('the bot knows the words of each kind of form field', () => {
  const known = wordRules.map(({ kind }) => kind);
  const kinds = leadFields.flatMap((field) => leadFacts[field].formKinds);
  expect(known).toEqual(expect.arrayContaining(kinds));
});

describe('the GraphQL schema', () => {
  const schemaText = () => read('contract/schema.graphql');
  const fieldsOf = async (name: string) => {
    const type = parse(await schemaText()).definitions.find(
      (one) => 'name' in one && one.name?.value === name,
    );
    const fields = type && 'fields' in type ? type.fields : [];
    return (fields ?? []).map((field) => field.name.value);
  };

  test('takes a corrected lead with the same fields', async () => {
    expect((await fieldsOf('LeadInput')).sort()).toEqual([...leadFields].sort());
  });

  test.each(['Submission', 'SubmissionInput'])('shows each field in %s', async (name) => {
    expect(await fieldsOf(name)).toEqual(expect.arrayContaining([...leadFields]));
  });
});

test('an export has a column for each field', () => {
  expect(csvHead().trim().split(',')).toEqual(expect.arrayContaining([...leadFields]));
});

test('the sample lead is valid', () => {
  expect(leadSchema.parse(sampleLead)).toEqual(sampleLead);
});

test('the sample lead in README.md is valid', async () => {
  const [, sample = ''] = /-d '(\{[^']*\})'/.exec(await read('README.md')) ?? [];
  expect(leadSchema.safeParse(JSON.parse(sample)).success).toBe(true);
});
