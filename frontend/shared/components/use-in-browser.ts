import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while prerendering and hydrating, then true. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
