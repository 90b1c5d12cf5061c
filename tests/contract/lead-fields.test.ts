/**
 * A sixth field of the lead must not be forgotten. Most places take the list from the schema or do
 * not compile without the field; these name the fields in text, or in the GraphQL schema's types.
 */
import { describe, expect, test } from '@jest/globals';
import { parse } from 'graphql';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { csvHead } from '../../frontend/dashboard/submission-export/write-csv.ts';
import { leadFieldOf } from '../../functions/browser/form/fill-plan.ts';
import { leadFields, leadSchema } from '../../contract/lead.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFile(path.join(root, file), 'utf8');

test('the bot can fill in each field', () => {
  expect(new Set(Object.values(leadFieldOf))).toEqual(new Set(leadFields));
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

  test('names each field where it tells what was filled in', async () => {
    const [, named = ''] = /The lead's field \(([^)]*)\)/.exec(await schemaText()) ?? [];
    expect(named.split(', ')).toEqual(leadFields);
  });
});

test('an export has a column for each field', () => {
  expect(csvHead().trim().split(',')).toEqual(expect.arrayContaining([...leadFields]));
});

test.each(['README.md', 'local-cloud/command-line/start.ts'])(
  'the sample lead in %s is valid',
  async (file) => {
    const [, sample = ''] = /-d '(\{[^']*\})'/.exec(await read(file)) ?? [];
    expect(leadSchema.safeParse(JSON.parse(sample)).success).toBe(true);
  },
);
