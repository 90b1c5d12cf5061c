/**
 * Writes what is made from the contract: the TypeScript types of `schema.graphql` and the site's
 * OpenAPI document. `--check` writes nothing and fails when one of them is stale.
 */
import { codegen } from '@graphql-codegen/core';
import * as typescriptPlugin from '@graphql-codegen/typescript';
import { parse } from 'graphql';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { openApiDocument } from '../../contract/openapi.ts';

const root = join(import.meta.dirname, '../..');
const files: Record<string, () => Promise<string>> = {
  'contract/graphql-types.ts': graphqlTypes,
  'frontend/public/openapi.json': () => Promise.resolve(JSON.stringify(openApiDocument())),
};

/** What AppSync adds to every schema. */
const appSyncPrelude = `
  scalar AWSDateTime
  scalar AWSURL
  scalar AWSTimestamp
  directive @aws_cognito_user_pools on OBJECT | FIELD_DEFINITION
  directive @aws_iam on OBJECT | FIELD_DEFINITION
  directive @aws_subscribe(mutations: [String!]!) on FIELD_DEFINITION
`;

async function graphqlTypes(): Promise<string> {
  const schema = await readFile(join(root, 'contract/schema.graphql'), 'utf8');
  const types = await codegen({
    filename: 'graphql-types.ts',
    schema: parse(appSyncPrelude + schema),
    documents: [],
    plugins: [{ typescript: {} }],
    pluginMap: { typescript: typescriptPlugin },
    config: {
      scalars: { AWSDateTime: 'string', AWSURL: 'string', AWSTimestamp: 'number', ID: 'string' },
      enumsAsTypes: true,
      skipTypename: true,
      useTypeImports: true,
    },
  });
  return `/** Generated from schema.graphql by generate.ts. Not to be edited. */\n${types}`;
}

const check = process.argv.includes('--check');
const stale: string[] = [];
for (const [name, make] of Object.entries(files)) {
  const path = join(root, name);
  const text = await format(await make(), { ...(await resolveConfig(path)), filepath: path });
  if ((await readFile(path, 'utf8').catch(() => '')) === text) continue;
  stale.push(relative(root, path));
  if (check) continue;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
if (stale.length > 0) {
  console.log(`${check ? 'Stale, run npm run generate' : 'Written'}: ${stale.join(', ')}`);
  if (check) process.exitCode = 1;
}
