/** The application's history, tested with a fake window in place of a browser. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createApplicationHistory, type Place } from '../../../frontend/app/application-history.ts';
import { guardPage } from '../../../frontend/shared/navigation/leave-guard.ts';

const origin = 'https://site.example';

/** A window whose history has one entry; `history.go` takes effect immediately. */
function fakeWindow(path: string) {
  const entries: { state: unknown; href: string }[] = [{ state: null, href: path }];
  let at = 0;
  let onPop = () => {};
  const url = () => new URL(entries[at]?.href ?? '', origin);
  const [assign, replace] = [jest.fn(), jest.fn()];
  return {
    scrollY: 0,
    addEventListener: (_: string, listener: () => void) => void (onPop = listener),
    removeEventListener: () => undefined,
    location: {
      origin,
      assign,
      replace,
      get href() {
        return url().href;
      },
      get pathname() {
        return url().pathname;
      },
      get search() {
        return url().search;
      },
      get hash() {
        return url().hash;
      },
    },
    history: {
      get state() {
        return entries[at]?.state;
      },
      pushState: (state: unknown, _: string, href: string) =>
        void entries.splice(++at, entries.length, { state, href }),
      replaceState: (state: unknown, _: string, href = entries[at]?.href ?? '') =>
        void entries.splice(at, 1, { state, href }),
      go: (delta: number) => {
        at += delta;
        onPop();
      },
      /** Navigates as the browser does for a plain link to a fragment. */
      openFragment: (hash: string) => {
        const href = url().pathname + hash;
        entries.splice(++at, entries.length, { state: null, href });
        onPop();
      },
    },
  };
}

let view: ReturnType<typeof fakeWindow>;
let places: Place[];
let history: ReturnType<typeof createApplicationHistory>;
let endGuard = () => {};

beforeEach(() => {
  view = fakeWindow('/dashboard/forms/one');
  Object.assign(globalThis, { window: view, document: { defaultView: view } });
  history = createApplicationHistory((pathname) => pathname.startsWith('/dashboard'));
  places = [];
  history.listen((place) => places.push(place));
});

afterEach(() => {
  endGuard();
  Reflect.deleteProperty(globalThis, 'window');
  Reflect.deleteProperty(globalThis, 'document');
});

const shown = () => places.map(({ location, top }) => [location.pathname + location.search, top]);
const push = (to: string, preventScrollReset = false) =>
  history.navigator.push(to, undefined, { preventScrollReset });

/**
 * @returns the functions that continue the navigations that the page's navigation guard has
 * stopped.
 */
function holdAll(): (() => void)[] {
  const held: (() => void)[] = [];
  endGuard = guardPage((proceed) => held.push(proceed));
  return held;
}

test('a new page opens at its top, unless scrolling is prevented', () => {
  push('/dashboard');
  push('?search=x', true);
  expect(shown()).toEqual([
    ['/dashboard', 0],
    ['/dashboard?search=x', undefined],
  ]);
});

test("going back or forward restores the page's scroll position", () => {
  view.scrollY = 400;
  push('/dashboard');
  view.scrollY = 30;
  view.history.go(-1);
  view.history.go(1);
  expect(shown().slice(1)).toEqual([
    ['/dashboard/forms/one', 400],
    ['/dashboard', 30],
  ]);
});

test('a plain link to a fragment opens its page at the top', () => {
  view.scrollY = 400;
  push('/dashboard');
  view.history.openFragment('#content');
  expect(shown().at(-1)).toEqual(['/dashboard', 0]);
  view.history.go(-1);
  expect(places.at(-1)?.location.hash).toBe('');
  view.history.openFragment('#content');
  push('/dashboard/callbacks');
  view.history.openFragment('#content');
  view.history.go(-2);
  expect(shown().at(-1)).toEqual(['/dashboard', 0]);
});

test('a page outside the dashboard is opened as a new document', () => {
  push('/');
  history.navigator.replace('/about');
  expect(view.location.assign.mock.calls).toEqual([['/']]);
  expect(view.location.replace.mock.calls).toEqual([['/about']]);
  expect(places).toEqual([]);
});

test('a page with a navigation guard asks before another page opens', () => {
  const held = holdAll();
  push('?section=signs');
  push('/dashboard');
  push('/about');
  expect(shown()).toEqual([['/dashboard/forms/one?section=signs', 0]]);
  expect(view.location.assign).not.toHaveBeenCalled();
  held[0]?.();
  expect(shown().at(-1)).toEqual(['/dashboard', 0]);
});

test('a page with a navigation guard asks before the browser goes back', () => {
  push('/dashboard/forms/two');
  const held = holdAll();
  view.scrollY = 400;
  view.history.go(-1);
  expect(view.location.pathname).toBe('/dashboard/forms/two');
  expect(held).toHaveLength(1);
  // While the page asks whether to leave, its scroll position stays the same.
  expect(places).toHaveLength(1);
  held[0]?.();
  expect(view.location.pathname).toBe('/dashboard/forms/one');
  expect(shown().at(-1)?.[0]).toBe('/dashboard/forms/one');
});
