import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A parameter of the page's address, and a function that removes it. */
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
