/**
 * The dashboard view that a user asked for before they had to sign in: its page, with filter,
 * submission and open account. It is stored in the history entry of the sign-in page, so that it
 * survives a reload, is in no address, and can only name a page of the dashboard.
 */
const NAME = 'wantedView';
const first = '/dashboard';
/** Opens the user's own settings on any page of the dashboard. */
export const openAccount = '#account';
const views = /^(?:\/dashboard(?:\/forms(?:\/[\w-]+)?)?\/?)?(?:\?[^#]*)?(?:#account)?$/;

interface View {
  pathname: string;
  search: string;
  hash: string;
}

/** The history state to set when leaving the dashboard for the sign-in page. */
export function wantView({ pathname, search, hash }: View): object | undefined {
  const place = hash === openAccount ? hash : '';
  const view = (pathname === first ? '' : pathname) + search + place;
  return view === '' ? undefined : { [NAME]: view };
}

/** The address that signing in leads to from a page with that state. */
export function addressAfterSignIn(state: unknown): string {
  const view = (state as Record<string, unknown> | null)?.[NAME];
  if (typeof view !== 'string' || !views.test(view)) return first;
  return view.startsWith('/') ? view : first + view;
}
