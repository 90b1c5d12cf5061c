/** Reads the pages of the site's build without running any JavaScript. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { buildDirectoryIn, buildSite } from '../../local-cloud/command-line/build.ts';
import { buildDirectory } from './serve-build.ts';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/**
 * Builds the site if its sources have changed. If a local cloud already builds the site, waits for
 * that build.
 */
export async function buildPages(): Promise<void> {
  const projectRoot = path.resolve(import.meta.dirname, '../..');
  const buildDir = buildDirectoryIn(projectRoot);
  await buildSite({ projectRoot, buildDir, tell: () => undefined });
}

/**
 * All matching elements in `node`, `node` itself included, except inside <noscript> and <template>.
 */
export function findAll(node: Node, passes: (element: Element) => boolean): Element[] {
  const own = defaultTreeAdapter.isElementNode(node) && passes(node) ? [node] : [];
  const children = 'childNodes' in node ? node.childNodes : [];
  return [...own, ...children.flatMap((child) => findAll(child, passes))];
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/** An element's text as it is read aloud: any sequence of white space is one space. */
export function textOf(node: Node): string {
  const text = (part: Node): string => {
    if (defaultTreeAdapter.isTextNode(part)) return part.value;
    return 'childNodes' in part ? part.childNodes.map(text).join('') : '';
  };
  return text(node).replace(/\s+/g, ' ').trim();
}

export interface BuiltPage {
  html: string;
  document: Node;
  main: Element;
  all: (tag: string, within?: Node) => Element[];
}

/** The parsed pages by address. Each page is read many times, because most pages link to it. */
const parsed = new Map<string, BuiltPage>();

export function readPage(address: string): BuiltPage {
  const page = parsed.get(address) ?? parsePage(address);
  parsed.set(address, page);
  return page;
}

function parsePage(address: string): BuiltPage {
  const file = address.endsWith('.html') ? address : path.join(address, 'index.html');
  const html = readFileSync(path.join(buildDirectory, file), 'utf8');
  const document = parse(html);
  const all = (tag: string, within: Node = document) =>
    findAll(within, ({ tagName }) => tagName === tag);
  const [main] = all('main');
  if (!main) throw new Error(`${address} has no <main>`);
  return { html, document, main, all };
}

/** All scripts, style sheets or fonts that the page's HTML names. */
export function loadedFiles(html: string, extension: 'js' | 'css' | 'woff2'): string[] {
  const named = (text: string) =>
    [...text.matchAll(/\/?assets\/([\w.-]+\.(?:js|css|woff2))/g)].map(([, name]) => name ?? '');
  const wanted = (names: string[]) => names.filter((name) => name.endsWith(`.${extension}`));
  return [...new Set(wanted(named(html)))];
}

export function zippedBytes(files: readonly string[]): number {
  return files
    .map((file) => gzipSync(readFileSync(path.join(buildDirectory, 'assets', file)), { level: 9 }))
    .reduce((sum, { length }) => sum + length, 0);
}

/**
 * The files of one part (chunk) of the build. A file's name consists of the part's name, a hash of
 * seven or eight characters, and the extension. Parts of different folders may have the same name.
 * @throws {Error} if no file has the name, so that no part is left out of a measurement.
 */
function chunksOf(name: string, present: readonly string[]): string[] {
  const pattern = new RegExp(`^${name.replace('.', '\\.')}-[\\w-]{7,8}\\.js$`);
  const files = present.filter((file) => pattern.test(file));
  if (files.length === 0) throw new Error(`No part of the build is called ${name}`);
  return files;
}

/**
 * The scripts that a page runs: the scripts that its HTML names, those in `more`, and everything
 * that these scripts import.
 */
export function scriptsOf(html: string, more: readonly string[] = []): string[] {
  const present = readdirSync(path.join(buildDirectory, 'assets'));
  const lazy = more.flatMap((name) => chunksOf(name, present));
  const found = new Set([...loadedFiles(html, 'js'), ...lazy]);
  for (const file of found) {
    const source = readFileSync(path.join(buildDirectory, 'assets', file), 'utf8');
    for (const [, name] of source.matchAll(/(?:from|import)\s*[`"']\.\/([\w.-]+\.js)/g)) {
      if (name) found.add(name);
    }
  }
  return [...found];
}
