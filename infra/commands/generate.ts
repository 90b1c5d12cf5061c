/**
 * Writes the generated files: the lead's fields in the GraphQL files, TypeScript from these files,
 * the site's OpenAPI document, the scripts that the bot sends into pages, the page of the stages'
 * settings, and the table of the signs of an outcome. `--check` writes nothing and fails if a
 * generated file is out of date.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { openApiDocument } from '../../contract/openapi.ts';
import { graphqlFields } from './generate/graphql-fields.ts';
import { graphqlOperations } from './generate/graphql-operations.ts';
import { graphqlTypes } from './generate/graphql-types.ts';
import { withLeadFields } from './generate/lead-fields.ts';
import { pageScripts } from './generate/page-scripts.ts';
import { pageWithSigns } from './generate/signs-table.ts';
import { stagesPage } from './generate/stages-page.ts';

const root = join(import.meta.dirname, '../..');
/**
 * The order matters: the GraphQL files are completed first, because other files are made from them.
 */
const files: Record<string, () => Promise<string>> = {
  'contract/schema.graphql': () => withLeadFields('schema.graphql'),
  'contract/operations.graphql': () => withLeadFields('operations.graphql'),
  'contract/graphql-types.ts': graphqlTypes,
  'contract/graphql-fields.ts': graphqlFields,
  'contract/graphql-operations.ts': graphqlOperations,
  'functions/browser/page/page-scripts.generated.ts': pageScripts,
  'docs/stages.md': stagesPage,
  'docs/target-forms.md': pageWithSigns,
  'frontend/public/openapi.json': () => Promise.resolve(JSON.stringify(openApiDocument())),
};

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
