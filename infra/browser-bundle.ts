/**
 * The browser function's bundle: one CommonJS file, and next to it the packages that can't be part
 * of one file. These packages are the browser's driver and launcher, and Chromium, recompressed so
 * that a cold start unpacks it three times as fast. The packages are copied from this checkout, so
 * that `cdk synth` installs nothing (CDK's option `nodeModules` would run npm). They are copied by
 * Node and not by shell commands, so that the copy works on every system. Used by the browser's
 * construct, by the bundle's own test and by the benchmark of cold starts.
 */
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { OutputFormat, type BundlingOptions } from 'aws-cdk-lib/aws-lambda-nodejs';
import { recompressedChromium } from '../contract/packed-chromium.ts';
import { recompressChromium } from './recompress-chromium.ts';
import { readJson } from './read-json.ts';

const copiedPackages = ['playwright-core', 'playwright-aws-lambda', '@sparticuz/chromium'];

/**
 * Parts of the packages that are never used, for example the browser from 2020 in the launcher
 * package.
 */
const leftOut = [
  join('chromium', 'bin', 'chromium.br'),
  join('chromium', 'bin', 'swiftshader.tar.br'),
  join('playwright-aws-lambda', 'dist', 'src', 'bin'),
  join('playwright-aws-lambda', 'buildbots'),
  join('playwright-core', 'lib', 'vite'),
  join('playwright-core', 'types'),
  join('playwright-core', 'bin'),
];

const nodeModules = join(import.meta.dirname, '..', 'node_modules');

export const browserBundling: BundlingOptions = {
  format: OutputFormat.CJS,
  target: 'node24',
  minify: true,
  mainFields: ['module', 'main'],
  define: { 'import.meta.filename': '__filename' },
  externalModules: copiedPackages,
  commandHooks: {
    beforeBundling: () => [],
    beforeInstall: () => [],
    afterBundling: (_input, output) => {
      // Nothing is copied if the output folder is missing. CDK also calls this hook to prepare a
      // Docker build, which is not used here, and for that build the folder does not exist.
      if (existsSync(output)) copyBrowserPackages(output);
      return [];
    },
  },
};

export function copyBrowserPackages(output: string): void {
  // Without this package.json, the nearest package.json of the checkout would make the bundle an ES
  // module.
  writeFileSync(join(output, 'package.json'), '{"type":"commonjs"}\n');
  for (const name of dependencyClosure(copiedPackages)) {
    const target = join(output, 'node_modules', name);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(nodeModules, name), target, {
      recursive: true,
      dereference: true,
      filter: (path) => !leftOut.some((part) => path.endsWith(`${sep}${part}`)),
    });
  }
  const archives = join(output, 'node_modules/@sparticuz/chromium/bin');
  cpSync(recompressChromium(), join(archives, recompressedChromium));
}

/**
 * Returns the packages that the given packages need at run time. Only top-level packages are
 * listed, because a nested package is copied with the package around it.
 */
function dependencyClosure(names: readonly string[]): string[] {
  const closure = new Set<string>();
  const visit = (folder: string) => {
    if (closure.has(folder)) return;
    closure.add(folder);
    const { dependencies = {} } = readJson<{ dependencies?: object }>(
      join(nodeModules, folder, 'package.json'),
    );
    for (const name of Object.keys(dependencies)) visit(folderOf(name, folder));
  };
  names.forEach(visit);
  return [...closure].filter((folder) => !folder.includes(`node_modules${sep}`));
}

/**
 * Returns the folder in which Node finds a dependency: nested in the package, in a package around
 * it, or at the top level.
 */
function folderOf(name: string, dependent: string): string {
  for (let around = dependent; around !== '.'; around = dirname(around)) {
    const nested = join(around, 'node_modules', name);
    if (existsSync(join(nodeModules, nested))) return nested;
  }
  return name;
}
