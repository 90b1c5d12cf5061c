/** Reads and checks the GraphQL schema and the operations of the contract. */
import {
  buildASTSchema,
  concatAST,
  parse,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { completeOperations } from './complete-operations.ts';

const contract = join(import.meta.dirname, '../../../contract');

/** Definitions that AppSync adds to every schema. */
const appSyncPrelude = parse(`
  scalar AWSDateTime
  scalar AWSJSON
  scalar AWSURL
  scalar AWSTimestamp
  directive @aws_cognito_user_pools on OBJECT | FIELD_DEFINITION
  directive @aws_iam on OBJECT | FIELD_DEFINITION
  directive @aws_subscribe(mutations: [String!]!) on FIELD_DEFINITION
`);

/** Configuration for the plugins of GraphQL Code Generator. */
export const codegenConfig = {
  scalars: {
    AWSDateTime: 'string',
    AWSJSON: 'string',
    AWSURL: 'string',
    AWSTimestamp: 'number',
    ID: 'string',
  },
  enumsAsTypes: true,
  skipTypename: true,
  useTypeImports: true,
};

export interface ContractSchema {
  document: DocumentNode;
  schema: GraphQLSchema;
}

export async function readSchema(): Promise<ContractSchema> {
  const document = concatAST([appSyncPrelude, parse(await readText('schema.graphql'))]);
  return { document, schema: buildASTSchema(document) };
}

/** @throws {Error} that names the part of an operation which does not match the schema. */
export async function readOperations({ schema }: ContractSchema): Promise<DocumentNode> {
  const operations = completeOperations(schema, await readText('operations.graphql'));
  const [error] = validate(schema, operations);
  if (error) throw new Error(`contract/operations.graphql: ${error.message}`, { cause: error });
  return operations;
}

function readText(name: string): Promise<string> {
  return readFile(join(contract, name), 'utf8');
}
