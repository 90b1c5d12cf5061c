import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { pagePaths, pagesOfMany } from '../../../../frontend/app/page-paths.ts';
import { DashboardNav } from '../../../../frontend/dashboard/frame/dashboard-nav.tsx';

/** @returns the destination of the link that the navigation marks as the current page. */
function currentAt(address: string): string | undefined {
  const nav = renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <DashboardNav />
    </MemoryRouter>,
  );
  const links = [...nav.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const current = links.filter((attributes) => attributes.includes('aria-current="page"'));
  expect(current).toHaveLength(1);
  return /href="([^"]*)"/.exec(current[0] ?? '')?.[1];
}

/** Pages of one form or one receipt have no link in the navigation: they are opened from a list. */
const opened = Object.values(pagesOfMany);
const listed = pagePaths.filter((path) => path.startsWith('/dashboard') && !opened.includes(path));

test.each(listed)('the page %s has a link in the navigation', (path) => {
  expect(currentAt(path)).toBe(path);
});

test.each([
  ['/dashboard/forms/form-1', '/dashboard/forms'],
  ['/dashboard/receipts/lead-1', '/dashboard'],
])('the page %s marks the navigation link %s', (path, page) => {
  expect(currentAt(path)).toBe(page);
});
