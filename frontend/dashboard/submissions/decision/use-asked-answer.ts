import { useSearchParams } from 'react-router-dom';

/** The parameter of the address that names the submission. */
export const askedName = 'decide';

/**
 * The submission whose answer decides all leads with the same answer, as the address requests, and
 * a function that ends that.
 */
export function useAskedAnswer() {
  const [address, setAddress] = useSearchParams();
  const close = () =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(askedName);
        return next;
      },
      { preventScrollReset: true },
    );
  return { askedId: address.get(askedName) ?? undefined, close };
}
