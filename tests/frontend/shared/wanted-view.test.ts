import { describe, expect, test } from '@jest/globals';
import { applicationPages } from '../../../frontend/app/application-pages.ts';
import { addressAfterSignIn, wantView } from '../../../frontend/shared/session/wanted-view.ts';

const after = (pathname: string, search = '', hash = '') =>
  addressAfterSignIn(wantView({ pathname, search, hash }));

describe('the page that opens after signing in', () => {
  test.each([
    ['/dashboard', ''],
    ['/dashboard', '?status=error'],
    ['/dashboard/forms', ''],
    ['/dashboard/forms/0199a1b2-7c3d', ''],
    ['/dashboard/callbacks', ''],
    ['/dashboard/guide', ''],
  ])('after signing in, the requested view %s%s opens', (pathname, search) => {
    expect(after(pathname, search)).toBe(pathname + search);
  });

  test('after signing in, any page of the dashboard can open', () => {
    const pages = Object.keys(applicationPages).filter((path) => path.startsWith('/dashboard'));
    for (const page of pages.map((path) => path.replace(':id', '0199a1b2-7c3d'))) {
      expect(after(page)).toBe(page);
    }
  });

  test('a link in an e-mail opens the account page after signing in', () => {
    expect(after('/dashboard', '', '#account')).toBe('/dashboard#account');
    expect(after('/dashboard', '?status=error', '#account')).toBe(
      '/dashboard?status=error#account',
    );
    expect(after('/dashboard/forms', '', '#account')).toBe('/dashboard/forms#account');
  });

  test.each(['#api-keys', '#test-submission', '#n8n', '#integration-guide'])(
    'the address after signing in keeps the section %s',
    (hash) => {
      expect(after('/dashboard', '', hash)).toBe(`/dashboard${hash}`);
      expect(after('/dashboard', '?status=error', hash)).toBe(`/dashboard?status=error${hash}`);
    },
  );

  test.each(['#n8n', '#apps-script'])(
    'the address after signing in keeps the guide’s section %s',
    (hash) => {
      expect(after('/dashboard/guide', '', hash)).toBe(`/dashboard/guide${hash}`);
    },
  );

  test.each(['#', '#1', '#a b', '#<b>', '#access_token=x'])(
    'a fragment that names no section is dropped: %s',
    (hash) => {
      expect(after('/dashboard', '?status=error', hash)).toBe('/dashboard?status=error');
    },
  );

  test.each([
    '//elsewhere',
    '/contact',
    '/dashboard/forms/../../contact',
    '/dashboardx',
    'https://elsewhere.example',
    7,
  ])('after signing in, the dashboard opens instead of %p', (wantedView) => {
    expect(addressAfterSignIn({ wantedView })).toBe('/dashboard');
  });

  test('after signing in, the dashboard opens if nothing was requested', () => {
    expect(addressAfterSignIn(null)).toBe('/dashboard');
  });
});
