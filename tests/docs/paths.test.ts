/** Tests that paths, links and commands that the documents name exist. */
import { expect, test } from '@jest/globals';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })];
const topLevel = 'contract|functions|infra|local-cloud|frontend|tests|docs|\\.github|\\.ci';
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const textOf = (document: string) => readFileSync(join(root, document), 'utf8');
const findAll = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, one]) => one!);

/** Folders that tools write, so they may be missing. */
const written = /^(frontend\/build|tests\/results)\//;

test.each(documents)('the document %s names only paths that exist', (document) => {
  const named = findAll(textOf(document), new RegExp(`\`((?:${topLevel})/[\\w./*-]*)\``, 'g'));
  const missing = named
    .map((path) => path.replace(/\/$/, ''))
    .filter((path) => !written.test(path) && globSync(path, { cwd: root }).length === 0);
  expect(missing).toEqual([]);
});

test.each(documents)('the document %s links only to existing files and headings', (document) => {
  const links = findAll(textOf(document), /\]\(([^)\s]+)\)/g).filter((to) => !/^https?:/.test(to));
  const broken = links.filter((link) => {
    const [path = '', heading] = link.split('#');
    const target = path === '' ? document : join(dirname(document), path);
    if (!existsSync(join(root, target))) return true;
    return heading !== undefined && !headingsOf(textOf(target)).includes(heading);
  });
  expect(broken).toEqual([]);
});

test('the README shows two pictures of at most 200 KB', () => {
  const pictures = findAll(textOf('README.md'), /src(?:set)?="([^"]+)"/g);
  expect(pictures).toHaveLength(4);
  const large = pictures.filter((file) => statSync(join(root, file)).size > 200_000);
  expect(large).toEqual([]);
});

test.each(documents)('the document %s names only npm scripts that exist', (document) => {
  const named = findAll(textOf(document), /npm run ([a-z]+)/g);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('docs/benches.md lists exactly the existing benches', () => {
  const named = findAll(textOf('docs/benches.md'), /npm run bench -- ([a-z\d]+)/g);
  const parts = findAll(textOf('tests/bench/run.ts'), /^ {2}(\w+): bench/gm);
  expect(parts.length).toBeGreaterThan(10);
  const described = textOf('docs/benches.md').includes('`-- interrupt`') ? ['interrupt'] : [];
  expect([...new Set([...named, ...described])].sort()).toEqual(parts.sort());
});

/** The anchors that GitHub makes from the headings of a document. */
function headingsOf(text: string): string[] {
  return findAll(text, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
