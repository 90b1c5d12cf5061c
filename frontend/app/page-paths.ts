/** The addresses of the pages, taken from the route table: each is built ahead, so each is served. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from './routes.ts';

/**
 * The pages of which one file serves many addresses, by the address that it is built at. The viewer
 * request function (`infra/site-paths.js`) knows the same; a test holds the two together.
 */
export const pagesOfMany: Readonly<Record<string, string>> = {
  '/dashboard/forms/:id': '/dashboard/forms/one',
};

/** @throws {Error} for a route without one fixed address: no file could be built for it. */
export function pathsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path = '', children }) => {
    // What matches no page; `build-steps/finish-build.ts` makes `404.html` of it.
    if (path === '*') return [];
    const address = `${parent}/${path}`.replace(/\/+/g, '/').replace(/\/$/, '');
    const built = pagesOfMany[address] ?? address;
    if (/[:*?]/.test(built)) throw new Error(`The site cannot serve the route ${path}`);
    return children ? pathsOf(children, built) : [built || '/'];
  });
}

export const pagePaths = pathsOf(routes);

/** Every page that anybody may read and a search engine should know. */
export const publicPaths = pathsOf(routes.filter(({ file }) => file === 'site-layout.tsx'));
