/**
 * Finds the files and folders that a file names by its imports and its string literals. It uses
 * regular expressions, because a parser takes seconds for the whole repository. It finds too many
 * files rather than too few: a literal that is a path by chance also counts.
 */
import path from 'node:path';

export interface KnownFiles {
  /** The paths of all files, relative to the repository. */
  files: ReadonlySet<string>;
  /** The paths of all folders that contain one of the files. */
  folders: ReadonlySet<string>;
  /** The scripts of package.json: the command of each script, by the script's name. */
  scripts: Readonly<Record<string, string>>;
}

interface Literal {
  text: string;
  /**
   * Whether the code joins the path to the file's own folder, for example by `import.meta.dirname`.
   */
  besideFile: boolean;
}

/**
 * Matches comments on lines of their own. On other lines `//` and `/*` may be parts of addresses
 * and patterns.
 */
const comments = /^[ \t]*(?:\/\/|\/?\*).*$/gm;
/** Matches imports of types, which Node removes when it loads the file. */
const typeImports = /^(?:import|export) type (?:[\w$*]+|\{[^}]*\})(?: as \w+)? from ['"].*$/gm;
/**
 * Matches a text in quotes. The closing quote is not consumed, because it may be the opening quote
 * of the next text.
 */
const quotedText = /(['"])([^\s'"`]+)(?=\1)/g;
/** Matches the part of a template literal before its first `${`. */
const templateStart = /`([^`$\s]+)(?=(`|\$\{))/g;
/**
 * Matches `join(import.meta.dirname, name)`, or `import.meta.dirname` in a file that lists folders.
 */
const ownFolderRead =
  /import\.meta\.dirname,\s*[^\s'"`]|(?:readdir|glob)[^]*import\.meta\.dirname(?!,)/;

/** The highest number of literals that form one path. A longer chain is a list of names. */
const mostParts = 6;

/** @returns the named files and folders; a folder stands for all files in it. */
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

/**
 * Collects chains of literals: literals that only commas separate, such as the last arguments of
 * `path.join`.
 */
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

/** Joins as many literals as possible from the chain's start to a path that exists. */
function longestPath(
  chain: readonly Literal[],
  folder: string,
  { files, folders }: KnownFiles,
): { target?: string; length: number } {
  const { text = '', besideFile = false } = chain[0] ?? {};
  // Ignores literals that name no file: only dots and slashes (a pattern, or a step of a path), and
  // `tests` alone (usually a folder that the code leaves out).
  if (!besideFile && /^(?:[./]*|\/.*|tests)$/.test(text)) return { length: 1 };
  const start = besideFile || /^\.\.?\//.test(text) ? folder : '.';
  for (let length = chain.length; length > 0; length -= 1) {
    const parts = chain.slice(0, length).map((literal) => literal.text);
    const joined = path.posix.join(start, ...parts).replace(/\/$|\?\w+$/, '');
    if (files.has(joined) || folders.has(joined)) return { target: joined, length };
  }
  return { length: 1 };
}

/** The files that match a glob pattern; the pattern must begin with a folder. */
function matching(pattern: string, { files, folders }: KnownFiles): string[] {
  const [, first = ''] = /^\{?([\w.,-]+)\}?\/.*\*/.exec(pattern) ?? [];
  if (!first.split(',').some((name) => folders.has(name))) return [];
  return [...files].filter((file) => path.posix.matchesGlob(file, pattern));
}

/**
 * The programs of the npm scripts that the file starts, for example by `spawn('npm', ['run',
 * 'build'])`.
 */
function startedScripts(text: string, { files, scripts }: KnownFiles): string[] {
  if (!text.includes("'npm'")) return [];
  return Object.entries(scripts)
    .filter(([name]) => text.includes(`'${name}'`))
    .flatMap(([, command]) => command.split(' ').filter((word) => files.has(word)));
}
