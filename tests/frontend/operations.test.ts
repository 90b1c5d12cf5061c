import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  buildSchema,
  GraphQLInputObjectType,
  GraphQLObjectType,
  Kind,
  parse,
  validate,
  visit,
  type GraphQLSchema,
} from 'graphql';
import * as operations from '../../frontend/shared/service/operations.ts';

const documents = Object.entries(operations).map(([name, { document }]) => ({ name, document }));
/** What AppSync adds to every schema. */
const prelude = `
  scalar AWSDateTime
  scalar AWSURL
  scalar AWSTimestamp
  directive @aws_cognito_user_pools on OBJECT | FIELD_DEFINITION
  directive @aws_iam on OBJECT | FIELD_DEFINITION
  directive @aws_subscribe(mutations: [String!]!) on FIELD_DEFINITION
`;
let schema: GraphQLSchema;

beforeAll(async () => {
  const file = join(import.meta.dirname, '../../contract/schema.graphql');
  schema = buildSchema(prelude + (await readFile(file, 'utf8')));
});

function fieldsOf(typeName: string): string[] {
  const type = schema.getType(typeName);
  if (!(type instanceof GraphQLObjectType || type instanceof GraphQLInputObjectType)) return [];
  return Object.keys(type.getFields());
}

/** The names selected directly under a field of this name. */
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

describe('the dashboard', () => {
  test.each(documents)('asks $name as the schema has it', ({ document }) => {
    expect(validate(schema, parse(document))).toEqual([]);
  });

  test.each([
    ['items', operations.listSubmissions],
    ['retrySubmission', operations.retrySubmission],
    ['getSubmission', operations.getSubmissionRow],
    ['onSubmissionChanged', operations.onSubmissionChanged],
  ])('selects all of a row in %s', (field, { document }) => {
    expect(selectedUnder(document, field).sort()).toEqual(fieldsOf('SubmissionInput').sort());
  });

  test('reads all of a story and its attempts', () => {
    const { document } = operations.getStory;
    const unread = ['screenshotUrl'];
    const expected = fieldsOf('Submission').filter((field) => !unread.includes(field));
    expect(selectedUnder(document, 'getSubmission').sort()).toEqual(expected.sort());
    expect(selectedUnder(document, 'attempts').sort()).toEqual(fieldsOf('Attempt').sort());
  });
});
