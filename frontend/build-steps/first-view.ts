/**
 * The scripts that a page of the application imports at its start: React, the router and the page's
 * own content. The document names only the entry script, so without help the browser would discover
 * the other scripts one after another. The build lists these scripts here, and its last step adds
 * preload links for them to the page.
 */
import { join } from 'node:path';
import { parse } from 'parse5';
import type { Plugin, Rolldown } from 'vite';
import { elements } from './script-policy.ts';

export const firstViewFile = 'first-view.json';

/**
 * Maps each page to the scripts that it imports at its start, with all scripts that those import.
 */
export type FirstViews = Readonly<Record<string, readonly string[]>>;

/** @param pages the file names in `pages`, without their extension. */
export function noteFirstViews(pages: readonly string[]): Plugin {
  return {
    name: 'note-first-views',
    applyToEnvironment: ({ name }) => name === 'client',
    // This plugin step runs after Vite has removed the scripts that contained only styles.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const { root } = this.environment.config;
        const contentsOf = (page: string) =>
          this.getModuleInfo(join(root, `pages/${page}.tsx`))?.dynamicallyImportedIds ?? [];
        const views = pages.map((page) => {
          const parts = [join(root, 'app/application.tsx'), ...contentsOf(page)];
          return [page, [...scriptsOf(parts, bundle)]];
        });
        const source = JSON.stringify(Object.fromEntries(views));
        this.emitFile({ type: 'asset', fileName: firstViewFile, source });
      },
    },
  };
}

/** Returns the scripts of the given modules and of all modules that they import. */
function scriptsOf(modules: readonly string[], bundle: Rolldown.OutputBundle): Set<string> {
  const seen = new Set<string>();
  const add = (script: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined) => {
    if (script?.type !== 'chunk' || seen.has(script.fileName)) return;
    seen.add(script.fileName);
    script.imports.forEach((file) => add(bundle[file]));
  };
  const isOf = (module: string) => (output: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
    output.type === 'chunk' && output.facadeModuleId === module;
  modules.forEach((module) => add(Object.values(bundle).find(isOf(module))));
  return seen;
}

/** Adds a preload link for each script to the page's head. */
export function addFirstView(html: string, scripts: readonly string[]): string {
  const document = parse(html, { sourceCodeLocationInfo: true });
  const end = elements(document, 'head')[0]?.sourceCodeLocation?.endTag;
  if (!end) throw new Error('A page without <head> cannot name its scripts');
  const links = scripts.map((script) => `<link rel="modulepreload" href="/${script}"/>`);
  return html.slice(0, end.startOffset) + links.join('') + html.slice(end.startOffset);
}
