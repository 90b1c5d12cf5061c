/** Generates `contract/graphql-types.ts`, the TypeScript types of the GraphQL schema. */
import { codegen } from '@graphql-codegen/core';
import * as typescriptPlugin from '@graphql-codegen/typescript';
import { codegenConfig, readSchema } from './contract-schema.ts';

export async function graphqlTypes(): Promise<string> {
  const { document } = await readSchema();
  const types = await codegen({
    filename: 'graphql-types.ts',
    schema: document,
    documents: [],
    plugins: [{ typescript: {} }],
    pluginMap: { typescript: typescriptPlugin },
    config: codegenConfig,
  });
  return `/** Generated from schema.graphql by generate.ts. Not to be edited. */\n${types}`;
}
