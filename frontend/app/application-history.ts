/**
 * The application's history: React Router's own, with what otherwise only its data router does,
 * which is twice as large as all that the application needs. A page may ask before it is left; a
 * new page begins at its top, and one that the user comes back to where it was left.
 */
import {
  createPath,
  parsePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  type To,
} from 'react-router';
import { isHeld } from '../shared/navigation/leave-guard.ts';

export interface Place {
  location: Location;
  action: NavigationType;
  /** Where the page is scrolled to; undefined if it is not scrolled. */
  top: number | undefined;
}

/** @param isPage whether the application has a page at this path; others are new documents. */
export function createApplicationHistory(isPage: (pathname: string) => boolean) {
  const history = createBrowserHistory({ v5Compat: true });
  const tops = new Map<string, number>();
  let shown = history.location;
  let top: number | undefined;

  const go = (to: To, options: NavigateOptions | undefined, replace: boolean) => {
    const { pathname = shown.pathname } = typeof to === 'string' ? parsePath(to) : to;
    const proceed = () => {
      const href = typeof to === 'string' ? to : createPath(to);
      if (!isPage(pathname)) return window.location[replace ? 'replace' : 'assign'](href);
      top = options?.preventScrollReset ? undefined : 0;
      return history[replace ? 'replace' : 'push'](to, options?.state);
    };
    if (pathname === shown.pathname || !isHeld(proceed)) proceed();
  };
  const navigator: Navigator = {
    createHref: (to) => history.createHref(to),
    go: (delta) => history.go(delta),
    push: (to, _state, options) => go(to, options, false),
    replace: (to, _state, options) => go(to, options, true),
  };
  return {
    navigator,
    first: (): Place => ({ location: history.location, action: history.action, top: undefined }),
    listen: (onPlace: (place: Place) => void) =>
      history.listen(({ action, location, delta }) => {
        if (action === NavigationType.Pop) {
          const isOther = location.pathname !== shown.pathname;
          // The browser has gone there already, so it goes back until the user has answered.
          if (delta && isOther && isHeld(() => history.go(delta))) return history.go(-delta);
          // It is back at the page that asks, which must stay where it is scrolled to.
          if (location.key === shown.key && createPath(location) === createPath(shown)) return;
          // An entry that a plain link made has no key of its own.
          top = delta === null ? 0 : (tops.get(location.key) ?? 0);
        }
        tops.set(shown.key, window.scrollY);
        shown = location;
        onPlace({ location, action, top });
      }),
  };
}
