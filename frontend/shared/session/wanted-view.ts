/**
 * Which view of the dashboard somebody asked for before they had to sign in: its page, with filter,
 * submission and open account. It travels in the history entry of the sign-in page, so that it survives
 * a reload, stands in no address and can name no page but the dashboard's.
 */
const NAME = 'wantedView';
const first = '/dashboard';
/** Opens the person's own settings on any page of the dashboard. */
export const openAccount = '#account';
const views = /^(?:\/dashboard(?:\/forms(?:\/[\w-]+)?)?\/?)?(?:\?[^#]*)?(?:#account)?$/;

interface View {
  pathname: string;
  search: string;
  hash: string;
}

/** The state to leave the dashboard with. */
export function wantView({ pathname, search, hash }: View): object | undefined {
  const place = hash === openAccount ? hash : '';
  const view = (pathname === first ? '' : pathname) + search + place;
  return view === '' ? undefined : { [NAME]: view };
}

/** Where signing in leads to from a page with that state. */
export function addressAfterSignIn(state: unknown): string {
  const view = (state as Record<string, unknown> | null)?.[NAME];
  if (typeof view !== 'string' || !views.test(view)) return first;
  return view.startsWith('/') ? view : first + view;
}
