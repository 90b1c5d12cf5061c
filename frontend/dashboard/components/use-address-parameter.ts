import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Returns a parameter of the page's address, and a function that removes this parameter. */
export function useAddressParameter(name: string) {
  const [address, setAddress] = useSearchParams();
  const remove = useCallback(() => {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(name);
        return next;
      },
      { preventScrollReset: true },
    );
  }, [name, setAddress]);
  return { value: address.get(name) ?? undefined, remove };
}
