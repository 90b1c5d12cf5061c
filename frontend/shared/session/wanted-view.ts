/**
 * Which view of the dashboard somebody asked for before they had to sign in: the filter and the
 * submission of its address. It travels in the history entry of the sign-in page, so that it
 * survives a reload, stands in no address and can name no page but the dashboard.
 */
const NAME = 'wantedView';

/** The state to leave the dashboard with. */
export function wantView(search: string): object | undefined {
  return search === '' ? undefined : { [NAME]: search };
}

/** Where signing in leads to from a page with that state. */
export function addressAfterSignIn(state: unknown): string {
  const search = (state as Record<string, unknown> | null)?.[NAME];
  return typeof search === 'string' && search.startsWith('?')
    ? `/dashboard${search}`
    : '/dashboard';
}
