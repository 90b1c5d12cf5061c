/**
 * The addresses of the pages, read from the route table. Each address is prerendered, so that the
 * site can serve it.
 */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from './routes.ts';

/**
 * Pages whose one built file serves many addresses. Maps each route to the address at which its
 * file is built. The viewer request function (`infra/site-paths.js`) has the same list; a test
 * compares the two lists.
 */
export const pagesOfMany: Readonly<Record<string, string>> = {
  '/dashboard/forms/:id': '/dashboard/forms/one',
  '/dashboard/receipts/:id': '/dashboard/receipts/one',
};

/** @throws {Error} for a route without one fixed address, because no file could be built for it. */
export function pathsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path = '', children }) => {
    // The route for unknown addresses; `build-steps/finish-build.ts` makes `404.html` of its page.
    if (path === '*') return [];
    const address = `${parent}/${path}`.replace(/\/+/g, '/').replace(/\/$/, '');
    const built = pagesOfMany[address] ?? address;
    if (/[:*?]/.test(built)) throw new Error(`The site cannot serve the route ${path}`);
    return children ? pathsOf(children, built) : [built || '/'];
  });
}

export const pagePaths = pathsOf(routes);

/** The addresses of all pages that anybody may read and that a search engine should list. */
export const publicPaths = pathsOf(routes.filter(({ file }) => file === 'site-layout.tsx'));
