/** The route table decides which pages are built and served. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { index, layout, route } from '@react-router/dev/routes';
import { pagePaths, pagesOfMany, pathsOf, publicPaths } from '../../frontend/app/page-paths.ts';
import routes from '../../frontend/app/routes.ts';
import config from '../../frontend/react-router.config.ts';
import { publicPages } from './site-table.ts';

test('all pages, and the not-found page, are built', () => {
  expect(config.prerender).toEqual([...pagePaths, '/404']);
  expect(pagePaths).toEqual(expect.arrayContaining(['/', '/auth', '/dashboard', '/saas']));
});

test('a page added to the route table is built', () => {
  const added = layout('site-layout.tsx', [route('pricing', 'pricing.tsx')]);
  expect(pathsOf([...routes, added])).toEqual([...pagePaths, '/pricing']);
});

test("a nested page's address includes its parent's address", () => {
  const children = [index('all.tsx'), route('one', 'one.tsx')];
  expect(pathsOf([route('guides', 'guides.tsx', children)])).toEqual(['/guides', '/guides/one']);
});

test('a page with many addresses is built once', () => {
  const forms = [index('all.tsx'), route(':id', 'one.tsx')];
  expect(pathsOf([route('dashboard/forms', 'forms.tsx', forms)])).toEqual([
    '/dashboard/forms',
    '/dashboard/forms/one',
  ]);
  expect(pagePaths).toEqual(expect.arrayContaining(Object.values(pagesOfMany)));
});

test.each([':id', 'notes?', 'files/*'])(
  'a route %s, which the site cannot serve, is refused',
  (path) => {
    expect(() => pathsOf([route(path, 'page.tsx')])).toThrow(`cannot serve the route ${path}`);
  },
);

test('the route table has every page of the specification', () => {
  expect(publicPages.map(({ path }) => path).sort()).toEqual([...publicPaths].sort());
});

test('every page has a route', () => {
  const cwd = join(import.meta.dirname, '../../frontend');
  const using = globSync('{app,pages}/*.{ts,tsx}', { cwd })
    .map((file) => readFileSync(join(cwd, file), 'utf8'))
    .join('\n');
  const pages = globSync('*.tsx', { cwd: join(cwd, 'pages') });
  expect(pages.length).toBeGreaterThan(10);
  const isUsed = (page: string) =>
    using.includes(`pages/${page}'`) || using.includes(`'./${page}'`);
  expect(pages.filter((page) => !isUsed(page))).toEqual([]);
});
