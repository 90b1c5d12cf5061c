/** The addresses of the pages, taken from the route table: each is built ahead, so each is served. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from './routes.ts';

/** @throws {Error} for a route without one fixed address: no file could be built for it. */
export function pathsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path = '', children }) => {
    // What matches no page; `build-steps/finish-build.ts` makes `404.html` of it.
    if (path === '*') return [];
    if (/[:*?]/.test(path)) throw new Error(`The site cannot serve the route ${path}`);
    const address = `${parent}/${path}`.replace(/\/+/g, '/').replace(/\/$/, '');
    return children ? pathsOf(children, address) : [address || '/'];
  });
}

export const pagePaths = pathsOf(routes);

/** Every page that anybody may read and a search engine should know. */
export const publicPaths = pathsOf(routes.filter(({ file }) => file === 'site-layout.tsx'));
