import { describe, expect, test } from '@jest/globals';
import { addressAfterSignIn, wantView } from '../../../frontend/shared/session/wanted-view.ts';

const after = (pathname: string, search = '') => addressAfterSignIn(wantView({ pathname, search }));

describe('signing in leads back', () => {
  test.each([
    ['/dashboard', ''],
    ['/dashboard', '?status=error'],
    ['/dashboard/forms', ''],
    ['/dashboard/forms/0199a1b2-7c3d', ''],
  ])('to %s%s', (pathname, search) => {
    expect(after(pathname, search)).toBe(pathname + search);
  });

  test.each([
    '//elsewhere',
    '/contact',
    '/dashboard/forms/../../contact',
    '/dashboardx',
    'https://elsewhere.example',
    7,
  ])('to the dashboard instead of %p', (wantedView) => {
    expect(addressAfterSignIn({ wantedView })).toBe('/dashboard');
  });

  test('to the dashboard where nothing was asked for', () => {
    expect(addressAfterSignIn(null)).toBe('/dashboard');
  });
});
