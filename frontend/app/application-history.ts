/**
 * The application's history: React Router's own history with two more behaviours. First, a page may
 * ask the user for confirmation before another page replaces it. Second, a new page begins at its
 * top, and a revisited page returns to its former scroll position. React Router's data router has
 * both behaviours, but it is twice as large as everything the application needs.
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
  /** The scroll position, in pixels, at which the page opens; undefined leaves it unchanged. */
  top: number | undefined;
}

/**
 * @param isPage whether the application has a page at this path; any other path is opened as a new
 * document.
 */
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
          // When the history reports the move, the browser's address has already changed. So the
          // browser is sent back to the former page until the user has confirmed that they want to
          // leave it.
          if (delta && isOther && isHeld(() => history.go(delta))) return history.go(-delta);
          // The browser has returned to the page on which the user must first confirm the move; the
          // scroll position of that page must not change.
          if (location.key === shown.key && createPath(location) === createPath(shown)) return;
          // A history entry made by a plain link has no React Router key of its own, so its page
          // begins at the top.
          top = delta === null ? 0 : (tops.get(location.key) ?? 0);
        }
        tops.set(shown.key, window.scrollY);
        shown = location;
        onPlace({ location, action, top });
      }),
  };
}
