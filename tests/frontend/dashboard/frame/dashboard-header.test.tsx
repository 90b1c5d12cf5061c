import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { DashboardHeader } from '../../../../frontend/dashboard/frame/dashboard-header.tsx';
import { navigationLinks, tenServices } from '../../site-table.ts';

const person = { userId: 'user-1', email: 'asha@leads.example' };
const header = renderToStaticMarkup(
  <MemoryRouter initialEntries={['/dashboard']}>
    <DashboardHeader person={person} accountOpen={false} onAccount={() => undefined} />
  </MemoryRouter>,
);
const targets = [...header.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, target]) => target);

test('the dashboard has the site’s navigation', () => {
  for (const [, target] of [...navigationLinks, ...tenServices]) expect(targets).toContain(target);
  expect(header).toMatch(/<button[^>]*>Account<\/button>.*<button[^>]*>Logout<\/button>/);
});

test('a signed-in user sees no link to sign in', () => {
  expect(targets).not.toContain('/auth');
  expect(targets).toContain('/dashboard');
});
