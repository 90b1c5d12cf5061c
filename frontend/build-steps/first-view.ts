/**
 * The scripts that a page of the application imports as soon as it starts: React and the page's own
 * content. The router's document names only what is imported statically, so the browser would learn
 * of the rest, more than half of the bytes, only after those had run. The build notes them here, and
 * its last step names them in the page.
 */
import { relative } from 'node:path';
import { parse } from 'parse5';
import type { Plugin, Rolldown } from 'vite';
import { elements } from './script-policy.ts';

export const firstViewFile = 'first-view.json';

/** Script → the scripts that it imports as soon as it runs, with all that those import. */
export type FirstView = Readonly<Record<string, readonly string[]>>;

/** Only these modules import others at once; all others wait for the user. */
const startsAtOnce = /^(app\/entry\.client|pages\/)/;
/** The entry imports these on public pages, where nothing is named in advance. */
const ofPublicPages = /^(site\/terms|shared\/navigation)\//;

export function noteFirstView(): Plugin {
  return {
    name: 'note-first-view',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const source = JSON.stringify(firstViewOf(bundle, this.environment.config.root));
      this.emitFile({ type: 'asset', fileName: firstViewFile, source });
    },
  };
}

function firstViewOf(bundle: Rolldown.OutputBundle, root: string): FirstView {
  const moduleOf = (file: string) => {
    const chunk = bundle[file];
    const id = chunk?.type === 'chunk' ? chunk.facadeModuleId : undefined;
    return id ? relative(root, id) : '';
  };
  const withImports = (file: string, seen: Set<string>): Set<string> => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
    seen.add(file);
    for (const imported of chunk.imports) withImports(imported, seen);
    return seen;
  };
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  return Object.fromEntries(
    chunks
      .filter(({ moduleIds }) => moduleIds.some((id) => startsAtOnce.test(relative(root, id))))
      .map(({ fileName, dynamicImports }) => {
        const first = dynamicImports.filter((file) => !ofPublicPages.test(moduleOf(file)));
        const scripts = first.reduce((seen, file) => withImports(file, seen), new Set<string>());
        return [fileName, [...scripts]];
      }),
  );
}

/** Names the scripts in the page's head, unless the page does not start the application. */
export function addFirstView(html: string, firstView: FirstView): string {
  if (!html.includes('__reactRouterContext')) return html;
  const document = parse(html, { sourceCodeLocationInfo: true });
  const end = elements(document, 'head')[0]?.sourceCodeLocation?.endTag;
  if (!end) throw new Error('A page without <head> cannot name its scripts');
  const preloaded = elements(document, 'link')
    .map(({ attrs }) => Object.fromEntries(attrs.map(({ name, value }) => [name, value])))
    .flatMap(({ rel, href }) => (rel === 'modulepreload' && href ? href.slice(1) : []));
  const wanted = new Set(preloaded.flatMap((script) => firstView[script] ?? []));
  const links = [...wanted]
    .filter((script) => !preloaded.includes(script))
    .map((script) => `<link rel="modulepreload" href="/${script}"/>`);
  return html.slice(0, end.startOffset) + links.join('') + html.slice(end.startOffset);
}
