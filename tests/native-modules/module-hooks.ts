/**
 * Node's module hooks for test files: they compile TypeScript and JSX, load style sheets as empty
 * modules and replace `@jest/globals` by jest-globals.ts. Each test file gets its own instances of
 * the repository's modules, so that no module state passes to the next file. Packages are loaded
 * once per process.
 */
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes, type ResolveHookSync } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';

const repository = path.resolve(import.meta.dirname, '../..');
const root = pathToFileURL(`${repository}/`).href;
const packages = pathToFileURL(`${repository}/node_modules/`).href;
const globals = pathToFileURL(path.join(import.meta.dirname, 'jest-globals.ts')).href;
/** The compiled code of each file, so that a process compiles a file only once. */
const compiled = new Map<string, string>();
/** The resolved address of each import in the repository's modules. */
const resolved = new Map<string, ReturnType<ResolveHookSync>>();
let copies = 0;

/** Imports a test file together with new instances of the repository's modules. */
export async function importCopy(file: string): Promise<unknown> {
  copies += 1;
  return import(`${pathToFileURL(file).href}?copy=${copies}`);
}

function isOwn(url: string): boolean {
  return url.startsWith(root) && !url.startsWith(packages);
}

function compile(file: string): string {
  const source = readFileSync(file, 'utf8');
  // Types are replaced by spaces, so that line and column numbers stay the same.
  if (file.endsWith('.ts')) return stripTypeScriptTypes(source);
  return transformSync(source, {
    filename: file,
    sourceMaps: 'inline',
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  }).code;
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier === '@jest/globals') return { url: globals, shortCircuit: true };
    const [, parent, copy] = /^(.*)\?copy=(\d+)$/.exec(context.parentURL ?? '') ?? [];
    if (copy === undefined) return nextResolve(specifier, context);
    // Each test file loads its own copy of a module, but all copies import the same files. So Node
    // resolves each import only once.
    const key = `${parent} ${specifier}`;
    const found = resolved.get(key) ?? { ...nextResolve(specifier, context), shortCircuit: true };
    resolved.set(key, found);
    return isOwn(found.url) ? { ...found, url: `${found.url}?copy=${copy}` } : found;
  },
  load(url, context, nextLoad) {
    // Adds the import attribute that Node requires for JSON files, because some packages import
    // JSON without it.
    if (url.endsWith('.json')) {
      return nextLoad(url, { ...context, importAttributes: { type: 'json' } });
    }
    if (!isOwn(url)) return nextLoad(url, context);
    const file = fileURLToPath(url);
    if (file.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true };
    if (!/\.tsx?$/.test(file)) return nextLoad(url, context);
    const source = compiled.get(file) ?? compile(file);
    compiled.set(file, source);
    return { format: 'module', source, shortCircuit: true };
  },
});
