import { describe, expect, test } from '@jest/globals';
import { addressAfterSignIn, wantView } from '../../../frontend/shared/session/wanted-view.ts';

const after = (pathname: string, search = '', hash = '') =>
  addressAfterSignIn(wantView({ pathname, search, hash }));

describe('signing in leads back', () => {
  test.each([
    ['/dashboard', ''],
    ['/dashboard', '?status=error'],
    ['/dashboard/forms', ''],
    ['/dashboard/forms/0199a1b2-7c3d', ''],
  ])('to %s%s', (pathname, search) => {
    expect(after(pathname, search)).toBe(pathname + search);
  });

  test("to the account, where an e-mail's link leads", () => {
    expect(after('/dashboard', '', '#account')).toBe('/dashboard#account');
    expect(after('/dashboard', '?status=error', '#account')).toBe(
      '/dashboard?status=error#account',
    );
    expect(after('/dashboard/forms', '', '#account')).toBe('/dashboard/forms#account');
  });

  test('without any other fragment', () => {
    expect(after('/dashboard', '', '#content')).toBe('/dashboard');
  });

  test.each([
    '//elsewhere',
    '#elsewhere',
    '/contact',
    '/dashboard/forms/../../contact',
    '/dashboardx',
    'https://elsewhere.example',
    7,
  ])('to the dashboard instead of %p', (wantedView) => {
    expect(addressAfterSignIn({ wantedView })).toBe('/dashboard');
  });

  test('to the dashboard where no view was asked for', () => {
    expect(addressAfterSignIn(null)).toBe('/dashboard');
  });
});
