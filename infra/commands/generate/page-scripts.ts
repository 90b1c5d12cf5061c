/**
 * Bundles the scripts that the bot sends into a page: the functions that it calls there
 * (page/entry.ts), and the script that runs in each document before the page's own
 * (page/prepare-document.ts).
 */
import { build } from 'esbuild';
import { join } from 'node:path';

const pageFolder = join(import.meta.dirname, '../../../functions/browser/page/scripts');

export async function pageScripts(): Promise<string> {
  const [pageScript, preparationScript] = await Promise.all([
    bundle('entry.ts', 'page'),
    bundle('prepare-document.ts'),
  ]);
  return [
    '/** Generated from functions/browser/page/scripts by generate.ts. Not to be edited. */',
    `export const pageScript = ${JSON.stringify(pageScript)};`,
    `export const preparationScript = ${JSON.stringify(preparationScript)};`,
  ].join('\n');
}

/** @param globalName the variable that holds the entry's exports. */
async function bundle(entry: string, globalName?: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(pageFolder, entry)],
    bundle: true,
    write: false,
    format: 'iife',
    ...(globalName !== undefined && { globalName }),
    target: 'es2024',
    charset: 'utf8',
    minify: true,
    legalComments: 'none',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
