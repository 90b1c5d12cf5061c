import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page runs in a browser: false during prerendering and hydration, then true. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
