import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { Kind, parse, visit, type DocumentNode } from 'graphql';
import * as operations from '../../contract/graphql-operations.ts';

let schema: DocumentNode;

beforeAll(async () => {
  const file = join(import.meta.dirname, '../../contract/schema.graphql');
  schema = parse(await readFile(file, 'utf8'));
});

function fieldsOf(typeName: string): string[] {
  return schema.definitions.flatMap((node) => {
    const has = 'fields' in node && 'name' in node && node.name?.value === typeName;
    return has ? (node.fields ?? []).map(({ name }) => name.value) : [];
  });
}

/** Lists the fields that a GraphQL document selects directly under the field with this name. */
function selectedUnder(document: string, field: string): string[] {
  const names: string[] = [];
  visit(parse(document), {
    Field: ({ name, selectionSet }) => {
      if (name.value !== field) return;
      for (const part of selectionSet?.selections ?? []) {
        if (part.kind === Kind.FIELD) names.push(part.name.value);
      }
    },
  });
  return names;
}

describe('the GraphQL operations', () => {
  test.each([
    ['items', operations.listSubmissions],
    ['retrySubmission', operations.retrySubmission],
    ['cancelSubmission', operations.cancelSubmission],
    ['decideSubmission', operations.decideSubmission],
    ['sendOneLead', operations.sendOneLead],
    ['getSubmission', operations.getSubmissionRow],
    ['publishSubmission', operations.publishSubmission],
    ['onSubmissionChanged', operations.onSubmissionChanged],
  ])('all submission fields are selected under the field %s', (field, document) => {
    const expected = fieldsOf('SubmissionInput').sort();
    expect(expected.length).toBeGreaterThan(0);
    expect(selectedUnder(document, field).sort()).toEqual(expected);
  });

  test('the query getStory selects all submission and attempt fields', () => {
    const unread = ['screenshotUrl'];
    const expected = fieldsOf('Submission').filter((field) => !unread.includes(field));
    expect(selectedUnder(operations.getStory, 'getSubmission').sort()).toEqual(expected.sort());
    const attempt = selectedUnder(operations.getStory, 'attempts');
    expect(attempt.sort()).toEqual(fieldsOf('Attempt').sort());
  });
});
