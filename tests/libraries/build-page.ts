/**
 * Builds one page of `tests/libraries/pages` in memory. A page is a module (`<name>.tsx`, `.ts` or
 * `.svelte`). If the library enhances existing HTML, `<name>.html` contains the page's body. If
 * this file begins with a comment, it contains only parts, each under a comment such as `<!-- city
 * -->`. They replace the parts of the same name in `shared/plain-form.html`. A page with the part
 * `date` also gets the parts of `shared/dated-form.html`.
 */
import { build, type Plugin } from 'esbuild';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const folder = import.meta.dirname;
const pages = join(folder, 'pages');
const own = createRequire(join(folder, 'package.json'));

export interface BuiltPage {
  html: string;
  script: string;
  style: string;
}

const files = {
  loader: {
    ...loaders('dataurl', 'woff2', 'svg'),
    ...loaders('empty', 'woff', 'ttf', 'eot', 'png', 'gif', 'jpg', 'webp'),
  },
};

function loaders<Name extends 'dataurl' | 'empty'>(loader: Name, ...endings: string[]) {
  return Object.fromEntries(endings.map((ending) => [`.${ending}`, loader]));
}

export async function buildPage(name: string): Promise<BuiltPage> {
  const built = await build({
    ...files,
    entryPoints: [moduleOf(name)],
    absWorkingDir: folder,
    outdir: 'built',
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'chrome120',
    mainFields: ['svelte', 'browser', 'module', 'main'],
    conditions: ['svelte', 'browser', 'production'],
    define: {
      'process.env': '{}',
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    // The Vue pages contain templates. Of Vue's builds, this one can compile templates in the page.
    alias: { vue: 'vue/dist/vue.esm-bundler.js' },
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', experimentalDecorators: true } },
    plugins: [svelte],
    logLevel: 'error',
  });
  const textOf = (ending: string) =>
    built.outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { html: await bodyOf(name), script: textOf('.js'), style: textOf('.css') };
}

/** @throws {Error} if no page has this name. */
function moduleOf(name: string): string {
  const found = ['tsx', 'ts'].map((ending) => join(pages, `${name}.${ending}`)).find(existsSync);
  if (!found) throw new Error(`tests/libraries/pages has no page ${name}`);
  return found;
}

async function bodyOf(name: string): Promise<string> {
  const file = join(pages, `${name}.html`);
  if (!existsSync(file)) return '<main id="root"></main>';
  const markup = await readFile(file, 'utf8');
  if (!markup.startsWith('<!--')) return markup;
  const shared = async (form: string) =>
    partsOf(await readFile(join(pages, `shared/${form}-form.html`), 'utf8'));
  const own = partsOf(markup);
  const dated = own['date'] && (await shared('dated'));
  return Object.values({ ...(await shared('plain')), ...dated, ...own }).join('');
}

/** Splits HTML into its parts; each part begins with a comment that holds the part's name. */
const partsOf = (markup: string) =>
  Object.fromEntries(
    markup.split(/^ *(?=<!-- \w+ -->$)/m).map((part) => [/\w+/.exec(part)![0], part]),
  );

type Compile = (source: string, options: object) => { js: { code: string } };
type Compiler = Record<'compile' | 'compileModule', Compile>;

/** Compiles Svelte components, and Svelte modules that use runes (`.svelte.js`). */
const svelte: Plugin = {
  name: 'svelte',
  setup(bundling) {
    const compile = (filter: RegExp, by: keyof Compiler, options: object) =>
      bundling.onLoad({ filter }, async ({ path }) => {
        const compiler = own('svelte/compiler') as Compiler;
        const source = await readFile(path, 'utf8');
        const { js } = compiler[by](source, { filename: path, generate: 'client', ...options });
        return { contents: js.code, loader: 'js' };
      });
    compile(/\.svelte$/, 'compile', { css: 'injected' });
    compile(/\.svelte\.js$/, 'compileModule', {});
  },
};
