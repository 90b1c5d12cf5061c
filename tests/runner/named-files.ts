/**
 * What a file names: the files and folders that its imports and its string literals mean. It reads
 * with regular expressions, because a parser takes seconds for the repository. It finds too much
 * rather than too little: a literal that is a path by chance counts too.
 */
import path from 'node:path';

export interface KnownFiles {
  /** The file's path; all paths here are relative to the repository. */
  files: ReadonlySet<string>;
  /** Every folder with one of the files in it. */
  folders: ReadonlySet<string>;
  /** The scripts of package.json: each name with its command. */
  scripts: Readonly<Record<string, string>>;
}

interface Literal {
  text: string;
  /** Whether the code itself says that the path begins at the file's folder. */
  besideFile: boolean;
}

/** Whole lines only: elsewhere `//` and `/*` may be parts of addresses and patterns. */
const comments = /^[ \t]*(?:\/\/|\/?\*).*$/gm;
/** Imports of types, which Node removes when it loads the file. */
const typeImports = /^(?:import|export) type (?:[\w$*]+|\{[^}]*\})(?: as \w+)? from ['"].*$/gm;
/** The closing quote stays: after a quote in a pattern or a sentence, it may be an opening one. */
const quotedText = /(['"])([^\s'"`]+)(?=\1)/g;
/** The part of a template literal before its first `${`. */
const templateStart = /`([^`$\s]+)(?=(`|\$\{))/g;
/** `join(import.meta.dirname, name)`, or the folder itself in a file that lists folders. */
const ownFolderRead =
  /import\.meta\.dirname,\s*[^\s'"`]|(?:readdir|glob)[^]*import\.meta\.dirname(?!,)/;

/** A longer chain is a list of names and no path. */
const mostParts = 6;

/** @returns files and folders; a folder stands for all files in it. */
export function namedFiles(file: string, source: string, known: KnownFiles): Set<string> {
  const text = source.replace(comments, '').replace(typeImports, '');
  const folder = path.posix.dirname(file);
  const named = new Set([...literalPaths(text, folder, known), ...startedScripts(text, known)]);
  if (ownFolderRead.test(text)) named.add(folder);
  return named;
}

function literalPaths(text: string, folder: string, known: KnownFiles): string[] {
  const found: string[] = [];
  for (const chain of [...quotedChains(text), ...templateStarts(text)]) {
    for (let start = 0; start < chain.length;) {
      const { target, length } = longestPath(chain.slice(start, start + mostParts), folder, known);
      if (target !== undefined) found.push(target);
      start += length;
    }
    found.push(...chain.flatMap((literal) => matching(literal.text, known)));
  }
  return found;
}

/** Literals that only commas separate form one chain, such as the last arguments of `path.join`. */
function quotedChains(text: string): Literal[][] {
  const chains: Literal[][] = [];
  let end = 0;
  for (const { 2: quoted = '', index } of text.matchAll(quotedText)) {
    const after = index + quoted.length + 2;
    const literal = { text: quoted, besideFile: startsBesideFile(text, index, after) };
    const last = chains.at(-1);
    if (last && /^,\s*$/.test(text.slice(end, index))) last.push(literal);
    else chains.push([literal]);
    end = after;
  }
  return chains;
}

function startsBesideFile(text: string, start: number, end: number): boolean {
  return (
    /import\.meta\.dirname,\s*$/.test(text.slice(Math.max(0, start - 60), start)) ||
    /^,\s*import\.meta\.url/.test(text.slice(end, end + 60))
  );
}

function templateStarts(text: string): Literal[][] {
  return [...text.matchAll(templateStart)].map(({ 1: start = '', 2: end, index }) => {
    const folders = start.slice(0, start.lastIndexOf('/') + 1);
    const besideFile = startsBesideFile(text, index, index);
    return [{ text: end === '`' ? start : folders, besideFile }];
  });
}

/** The path that the most literals at the chain's start make together, if they make one. */
function longestPath(
  chain: readonly Literal[],
  folder: string,
  { files, folders }: KnownFiles,
): { target?: string; length: number } {
  const { text = '', besideFile = false } = chain[0] ?? {};
  // A literal of dots alone is a pattern or a step of a path; the literal `tests` alone is a folder
  // to leave out.
  if (!besideFile && /^(?:[./]*|\/.*|tests)$/.test(text)) return { length: 1 };
  const start = besideFile || /^\.\.?\//.test(text) ? folder : '.';
  for (let length = chain.length; length > 0; length -= 1) {
    const parts = chain.slice(0, length).map((literal) => literal.text);
    const joined = path.posix.join(start, ...parts).replace(/\/$|\?\w+$/, '');
    if (files.has(joined) || folders.has(joined)) return { target: joined, length };
  }
  return { length: 1 };
}

/** The files that a glob pattern with a folder at its start means. */
function matching(pattern: string, { files, folders }: KnownFiles): string[] {
  const [, first = ''] = /^\{?([\w.,-]+)\}?\/.*\*/.exec(pattern) ?? [];
  if (!first.split(',').some((name) => folders.has(name))) return [];
  return [...files].filter((file) => path.posix.matchesGlob(file, pattern));
}

/** The programs of npm scripts that the file starts, such as `spawn('npm', ['run', 'build'])`. */
function startedScripts(text: string, { files, scripts }: KnownFiles): string[] {
  if (!text.includes("'npm'")) return [];
  return Object.entries(scripts)
    .filter(([name]) => text.includes(`'${name}'`))
    .flatMap(([, command]) => command.split(' ').filter((word) => files.has(word)));
}
