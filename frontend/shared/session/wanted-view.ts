/**
 * Remembers which dashboard view a user requested before they had to sign in: the page, its filter,
 * the opened submission, and the section or the opened account settings. The view is stored in the
 * history entry of the sign-in page. So it survives a reload, appears in no address, and can only
 * name a page of the dashboard.
 */
import { isRecord } from '../../../contract/is-record.ts';

const NAME = 'wantedView';
const first = '/dashboard';
/** The fragment that opens the user's account on any dashboard page. */
export const openAccount = '#account';
/** Matches a fragment such as `#integration-guide`. */
const section = /^#[a-z][a-z0-9]*(?:-[a-z]+)*$/;
const views = /^(?:\/dashboard(?:\/[\w-]+){0,2}\/?)?(?:\?[^#]*)?(?:#[a-z][a-z0-9]*(?:-[a-z]+)*)?$/;

interface View {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * The history state for the navigation from the dashboard to the sign-in page; contains the
 * requested view.
 */
export function wantView({ pathname, search, hash }: View): object | undefined {
  const place = section.test(hash) ? hash : '';
  const view = (pathname === first ? '' : pathname) + search + place;
  return view === '' ? undefined : { [NAME]: view };
}

/** The address that opens after the sign-in, read from the sign-in page's history state. */
export function addressAfterSignIn(state: unknown): string {
  const view = isRecord(state) ? state[NAME] : undefined;
  if (typeof view !== 'string' || !views.test(view)) return first;
  return view.startsWith('/') ? view : first + view;
}
