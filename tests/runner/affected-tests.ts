/**
 * `npm test -- --changed`: finds the test files that a change can break. A changed file can break
 * each file that names it. A file names another file by an import, or in a string literal by the
 * path of the file or of a folder around it. So a program that reads whole folders, such as the
 * site's build, depends on all files in them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { namedFiles, type KnownFiles } from './named-files.ts';

const isTest = (file: string) => /^tests\/.*\.test\.tsx?$/.test(file);
const isSource = (file: string) => /\.[jt]sx?$/.test(file);
const everyTestNeeds = [
  /^package(-lock)?\.json$/,
  /^jest\.config\.js$/,
  /^\.nvmrc$/,
  /(^|\/)tsconfig[\w.]*\.json$/,
  /^tests\/(run\.ts|(native-modules|runner)\/)/,
];

/**
 * The test files that a change of these files can break, sorted. Imports by `import type` are
 * ignored, because a wrong type breaks no test, only `npm run check`.
 */
export function affectedTests({
  repository,
  changed,
}: {
  repository: string;
  changed: readonly string[];
}): string[] {
  return readDependents(repository, changed)(changed);
}

/**
 * Reads the repository once, so that many files can be looked up quickly.
 * @param mentioned files that may be deleted but that other files may still name.
 * @returns the function `affectedTests` for this repository.
 */
export function readDependents(
  repository: string,
  mentioned: readonly string[] = [],
): (changed: readonly string[]) => string[] {
  const existing = git(repository, 'ls-files', '--cached', '--others', '--exclude-standard').filter(
    (file) => existsSync(path.join(repository, file)),
  );
  const tests = existing.filter(isTest).sort();
  const namers = namersOf(repository, new Set(existing), mentioned);
  return (changed) => {
    const forAll = (file: string) => everyTestNeeds.some((one) => one.test(file));
    if (changed.some((file) => forAll(file) && !isTest(file))) return tests;
    const reached = new Set(changed);
    // This loop also visits the files that are added to the set during the loop.
    for (const file of reached) {
      // A file that names a test file reads its text and does not run it. So that file depends on
      // the test file, but not on the test file's imports.
      if (isTest(file) && !changed.includes(file)) continue;
      for (const target of [file, ...foldersAround(file)]) {
        for (const namer of namers.get(target) ?? []) reached.add(namer);
      }
    }
    return tests.filter((file) => reached.has(file));
  };
}

/** Maps each file and folder to the files that name this file or folder. */
function namersOf(
  repository: string,
  existing: ReadonlySet<string>,
  mentioned: readonly string[],
): Map<string, string[]> {
  const files = new Set([...existing, ...mentioned]);
  const deleted = mentioned.filter((file) => !existing.has(file));
  const known: KnownFiles = {
    files,
    folders: new Set([...files].flatMap(foldersAround)),
    scripts: scriptsOf(repository),
  };
  const targetsOf = (file: string): Iterable<string> => {
    // A document mentions files only for its readers, so changes of these files do not affect it. A
    // deleted file does, because a test checks that every file that a document mentions exists.
    if (file.endsWith('.md')) return deleted;
    if (!isSource(file)) return [];
    return namedFiles(file, readFileSync(path.join(repository, file), 'utf8'), known);
  };
  const namers = new Map<string, string[]>();
  for (const file of existing) {
    for (const target of targetsOf(file)) {
      const list = namers.get(target) ?? [];
      list.push(file);
      namers.set(target, list);
    }
  }
  return namers;
}

function scriptsOf(repository: string): Record<string, string> {
  const { scripts = {} } = JSON.parse(
    readFileSync(path.join(repository, 'package.json'), 'utf8'),
  ) as { scripts?: Record<string, string> };
  return scripts;
}

/** All folders around a file: `a/b/c.ts` → `a`, `a/b`. */
function foldersAround(file: string): string[] {
  const folders = file.split('/').slice(0, -1);
  return folders.map((_, place) => folders.slice(0, place + 1).join('/'));
}

/**
 * The files that differ from the merge base with the upstream branch, or from HEAD if there is no
 * upstream branch. Includes committed, staged, unstaged, untracked and deleted files.
 */
export async function changedFiles(repository: string): Promise<string[]> {
  const base = mergeBase(repository) ?? 'HEAD';
  const differing = git(repository, 'diff', '--name-only', '--no-renames', '--no-relative', base);
  const untracked = git(repository, 'ls-files', '--others', '--exclude-standard');
  return [...new Set([...differing, ...untracked])].sort();
}

function mergeBase(repository: string): string | undefined {
  const { status, stdout } = runGit(repository, ['merge-base', 'HEAD', '@{upstream}']);
  return status === 0 ? stdout.trim() : undefined;
}

/** @returns the file names that the git command lists. */
function git(repository: string, command: string, ...options: string[]): string[] {
  const { status, stdout, stderr } = runGit(repository, [command, '-z', ...options]);
  if (status !== 0) {
    throw new Error(
      /not a git repository/i.test(stderr)
        ? `${repository} is not a git repository, so nothing says what has changed.`
        : `git ${command} failed: ${stderr.trim()}`,
    );
  }
  return stdout.split('\0').filter(Boolean);
}

function runGit(repository: string, args: string[]) {
  const done = spawnSync('git', args, {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, LC_ALL: 'C' },
  });
  if (done.error) {
    throw new Error(`git, which says what has changed, did not start: ${done.error.message}`, {
      cause: done.error,
    });
  }
  return done;
}
