import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { transformSync } from '@swc/core';
import ts from 'typescript';
import { affectedTests, changedFiles, readDependents } from './affected-tests.ts';
import { namedFiles } from './named-files.ts';
import { LONG_WORK_TEST_MS } from '../time-limits.ts';

jest.setTimeout(LONG_WORK_TEST_MS);

let temporary: string;
let repository: string;
beforeEach(() => {
  temporary = realpathSync(mkdtempSync(path.join(tmpdir(), 'affected-tests-')));
  repository = path.join(temporary, 'checkout');
  git(temporary, 'init', '--quiet', '--initial-branch=main', repository);
  write({ 'package.json': '{ "scripts": { "build": "node site/build.ts --all" } }' });
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(temporary, { recursive: true, force: true });
});

function git(cwd: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  return execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8', stdio: 'pipe' });
}

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(repository, file)), { recursive: true });
    writeFileSync(path.join(repository, file), text);
  }
}
const remove = (file: string) => rmSync(path.join(repository, file));

function commit(): void {
  git(repository, 'add', '--all');
  git(repository, 'commit', '--quiet', '--message', 'A commit');
}

describe('tests affected by a changed file', () => {
  const source = { 'lib/a.ts': '', 'lib/deep/b.ts': '', 'texts/page.md': '' };
  test.each<[title: string, code: string, changed: string]>([
    ['what it imports', "import { a } from '../lib/a.ts';", 'lib/a.ts'],
    ['what it exports again', "export {\n  a,\n} from '../lib/a.ts';", 'lib/a.ts'],
    ['what it imports while it runs', "await import('../lib/a.ts');", 'lib/a.ts'],
    ['a file after a type', "export type A = 1;\nimport { a } from '../lib/a.ts';", 'lib/a.ts'],
    ['a file that it imports as text', "import a from '../lib/a.ts?raw';", 'lib/a.ts'],
    ['a file after a quote', `const s = /'/.exec(read('lib/a.ts'));`, 'lib/a.ts'],
    [
      'a file below its own folder',
      "join(import.meta.dirname, 'data/x.json')",
      'tests/data/x.json',
    ],
    ['a file by its address', "new URL('data/x.json', import.meta.url)", 'tests/data/x.json'],
    ['a program that it starts', "spawn(node, ['lib/a.ts', '--once'])", 'lib/a.ts'],
    ['a path in parts', "join(root, 'lib', 'deep', 'b.ts')", 'lib/deep/b.ts'],
    ['a path with an unknown part', "join(root, 'lib', name, 'b.ts')", 'lib/deep/b.ts'],
    ['a path in a template', 'await import(`../lib/${name}/b.ts`)', 'lib/deep/b.ts'],
    ['a folder that it names', "hashOf(root, ['texts', 'lib'])", 'lib/deep/b.ts'],
    ['a folder that it reads', 'readdirSync(import.meta.dirname)', 'tests/data/x.json'],
    ['a pattern', "globSync('texts/**/*.md')", 'texts/page.md'],
    ['a pattern of several folders', "glob('{texts,lib}/**/*.ts')", 'lib/a.ts'],
    ['an npm script', "spawn('npm', ['run', 'build'])", 'site/pages/home.html'],
  ])('a test is affected by a change of %s', (_title, code, changed) => {
    write({
      ...source,
      'tests/data/x.json': '{}',
      'site/pages/home.html': '',
      'site/build.ts': "const pages = new URL('./pages', import.meta.url);",
      'tests/one.test.ts': code,
      'tests/other.test.ts': '',
    });
    expect(affectedTests({ repository, changed: [changed] })).toEqual(['tests/one.test.ts']);
  });

  test.each<[title: string, code: string]>([
    ['a type', "import type { A } from '../lib/a.ts';"],
    ['types in several lines', "import type {\n  A,\n} from '../lib/a.ts';"],
    ['a file in a comment', "// As 'lib/a.ts' does.\n/**\n * As `lib/a.ts` does.\n */"],
    ['a folder beside it', "join(root, 'lib', 'deep', 'b.ts')"],
  ])('a test that only mentions %s is not affected', (_title, code) => {
    write({ ...source, 'tests/one.test.ts': code });
    expect(affectedTests({ repository, changed: ['lib/a.ts'] })).toEqual([]);
  });

  test('a test is affected by indirect imports, also by circular ones', () => {
    write({
      'lib/a.ts': "import './b.ts';",
      'lib/b.ts': "import './a.ts'; import './c.ts';",
      'lib/c.ts': '',
      'tests/one.test.tsx': "import '../lib/a.ts';",
    });
    expect(affectedTests({ repository, changed: ['lib/c.ts'] })).toEqual(['tests/one.test.tsx']);
  });

  test('a test that reads a test file ignores that file’s imports', () => {
    write({
      'lib/a.ts': '',
      'tests/deep/one.test.ts': "import '../../lib/a.ts';",
      'tests/folders.test.ts': "readdirSync('tests/deep');",
    });
    const [one, folders] = ['tests/deep/one.test.ts', 'tests/folders.test.ts'];
    expect(affectedTests({ repository, changed: ['lib/a.ts'] })).toEqual([one]);
    expect(affectedTests({ repository, changed: [one] })).toEqual([one, folders]);
  });

  test('a deleted file affects the tests that still mention it', () => {
    write({
      'GUIDE.md': 'See lib/gone.ts.',
      'tests/one.test.ts': "import '../lib/gone.ts';",
      'tests/documents.test.ts': "read('GUIDE.md');",
      'tests/other.test.ts': '',
    });
    expect(affectedTests({ repository, changed: ['lib/gone.ts', 'tests/gone.test.ts'] })).toEqual([
      'tests/documents.test.ts',
      'tests/one.test.ts',
    ]);
  });

  test.each(['package-lock.json', 'tests/native-modules/runtime.ts', 'lib/tsconfig.json'])(
    'a change of %s affects every test',
    (changed) => {
      write({ 'tests/one.test.ts': '', 'tests/runner/two.test.ts': '' });
      const all = ['tests/one.test.ts', 'tests/runner/two.test.ts'];
      expect(affectedTests({ repository, changed: [changed] })).toEqual(all);
      expect(affectedTests({ repository, changed: all.slice(1) })).toEqual(all.slice(1));
    },
  );
});

describe('changed files of a repository', () => {
  test('changed files are those that differ from the last commit', async () => {
    write({ '.gitignore': 'ignored.ts', 'kept.ts': '', 'edited.ts': '', 'deleted.ts': '' });
    write({ 'moved.ts': 'one\ntwo\nthree\n' });
    commit();
    write({ 'edited.ts': 'new', 'ignored.ts': '', 'nähe/untracked file.ts': '', 'staged.ts': '' });
    git(repository, 'add', 'staged.ts');
    git(repository, 'mv', 'moved.ts', 'renamed.ts');
    remove('deleted.ts');
    expect(await changedFiles(repository)).toEqual([
      'deleted.ts',
      'edited.ts',
      'moved.ts',
      'nähe/untracked file.ts',
      'renamed.ts',
      'staged.ts',
    ]);
  });

  test('changed files include own commits but not upstream commits', async () => {
    commit();
    const upstream = path.join(temporary, 'upstream');
    git(temporary, 'clone', '--quiet', '--bare', repository, upstream);
    git(repository, 'remote', 'add', 'origin', upstream);
    write({ 'theirs.ts': '' });
    commit();
    git(repository, 'push', '--quiet', '--set-upstream', 'origin', 'main');
    git(repository, 'reset', '--quiet', '--hard', 'HEAD~1');
    write({ 'own.ts': '' });
    commit();
    write({ 'package.json': '{}' });
    expect(await changedFiles(repository)).toEqual(['own.ts', 'package.json']);
  });

  test('changed files cannot be found outside a git repository', async () => {
    await expect(changedFiles(temporary)).rejects.toThrow(
      `${temporary} is not a git repository, so nothing says what has changed.`,
    );
  });

  test('changed files cannot be found without git', async () => {
    jest.replaceProperty(process, 'env', { PATH: temporary });
    await expect(changedFiles(repository)).rejects.toThrow(
      'git, which says what has changed, did not start: spawnSync git ENOENT',
    );
  });
});

describe('affected tests in this repository', () => {
  const own = path.resolve(import.meta.dirname, '../..');
  const dependents = readDependents(own);
  const dependentsOf = (file: string) => dependents([file]);
  const files = git(own, 'ls-files').split('\n');
  const sources = files.filter((file) =>
    /^(contract|frontend|functions|infra|local-cloud)\/.*\.[jt]sx?$/.test(file),
  );
  const tests = dependents(['package.json']);

  /**
   * Leaves out the tests in `tests/docs` and `tests/runner`: they read the text of most files of
   * the repository and do not run them.
   */
  const running = (file: string) => !/^tests\/(docs|runner)\//.test(file);

  test('a changed test affects itself and few other tests', () => {
    expect(tests.length).toBeGreaterThan(250);
    expect(tests.filter((file) => !dependentsOf(file).includes(file))).toEqual([]);
    expect(tests.filter((file) => dependentsOf(file).filter(running).length > 2)).toEqual([]);
  });

  test('each source file affects at least one test', () => {
    expect(sources.length).toBeGreaterThan(1000);
    expect(sources.filter((file) => !dependentsOf(file).some(running))).toEqual([]);
  });

  test('a change of a site component affects no browser-function test', () => {
    const components = sources.filter((file) => /^frontend\/.*\.tsx$/.test(file));
    const affected = [...new Set(components.flatMap(dependentsOf))];
    expect(affected.filter((file) => /^tests\/functions\/browser\//.test(file))).toEqual([]);
    expect(affected.filter((file) => /^tests\/end-to-end\//.test(file))).not.toEqual([]);
  });

  test('the function namedFiles finds every import that TypeScript finds', () => {
    const known = { files: new Set(files), folders: new Set<string>(), scripts: {} };
    const missing = files
      .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
      .flatMap((file) => {
        const source = readFileSync(path.join(own, file), 'utf8');
        const found = namedFiles(file, source, known);
        return ts
          .preProcessFile(withoutTypes(source, file.endsWith('x')), true, true)
          .importedFiles.map(({ fileName }) => fileName)
          .filter((name) => name.startsWith('.'))
          .map((name) => path.posix.join(path.posix.dirname(file), name))
          .filter((name) => known.files.has(name) && !found.has(name))
          .map((name) => `${file}: ${name}`);
      });
    expect(missing).toEqual([]);
  });
});

function withoutTypes(source: string, tsx: boolean): string {
  return transformSync(source, {
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx },
      transform: { verbatimModuleSyntax: true, react: { runtime: 'automatic' } },
    },
  }).code;
}
