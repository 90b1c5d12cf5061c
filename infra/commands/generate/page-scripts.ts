/**
 * Bundles the scripts that the bot sends into a page: the functions that the bot calls in the page
 * (page/entry.ts), and the script that runs in each document before the page's own scripts
 * (page/prepare-document.ts).
 */
import { build } from 'esbuild';
import { join } from 'node:path';

const pageFolder = join(import.meta.dirname, '../../../functions/browser/page/scripts');

export async function pageScripts(): Promise<string> {
  const [pageScript, preparationScript] = await Promise.all([
    bundle('entry.ts', 'esm').then(asFunction),
    bundle('prepare-document.ts', 'iife'),
  ]);
  return [
    '/** Generated from functions/browser/page/scripts by generate.ts. Not to be edited. */',
    `export const pageScript = ${JSON.stringify(pageScript)};`,
    `export const preparationScript = ${JSON.stringify(preparationScript)};`,
  ].join('\n');
}

/**
 * The variable `page` holds the exports. They are frozen, so that no script of the page can replace
 * an export. esbuild's own code for exports would be 600 bytes longer.
 */
function asFunction(module: string): string {
  const inside = module.replace(/export\{([^}]*)\};?$/, (_, names: string) => {
    const named = names.replaceAll(/([\w$]+) as ([\w$]+)/g, '$2:$1');
    return `return Object.freeze({${named}})`;
  });
  return `var page=(()=>{"use strict";${inside}})();`;
}

async function bundle(entry: string, format: 'esm' | 'iife'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(pageFolder, entry)],
    bundle: true,
    write: false,
    format,
    target: 'es2024',
    charset: 'utf8',
    minify: true,
    legalComments: 'none',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
