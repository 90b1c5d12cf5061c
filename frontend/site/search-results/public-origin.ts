/**
 * The public origin of this build, such as https://www.agency.example, set as VITE_PUBLIC_ORIGIN at
 * build time. Without an origin no canonical address is known, and every page asks not to be
 * indexed.
 */
const setting = import.meta.env.VITE_PUBLIC_ORIGIN?.replace(/\/$/, '');

export const publicOrigin = setting === '' ? undefined : setting;

/** Returns the full address of a path if the public origin is known, otherwise the path alone. */
export function publicAddress(path: string): string {
  return `${publicOrigin ?? ''}${path}`;
}
