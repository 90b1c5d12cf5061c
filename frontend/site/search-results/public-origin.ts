/**
 * Where this build will be public, such as https://www.agency.example, given as VITE_PUBLIC_ORIGIN when
 * it is built. Without it no address would be true, and every page asks not to be indexed.
 */
const given = import.meta.env.VITE_PUBLIC_ORIGIN?.replace(/\/$/, '');

export const publicOrigin = given === '' ? undefined : given;

/** The full address of a path where the origin is known, or else the path. */
export function publicAddress(path: string): string {
  return `${publicOrigin ?? ''}${path}`;
}
