import { useSearchParams } from 'react-router-dom';

/** The parameter of the address that names the submission. */
export const decideParameter = 'decide';

/**
 * The submission whose answer decides all leads with the same answer, as the address requests, and
 * a function that ends that.
 */
export function useAnswerToDecide() {
  const [address, setAddress] = useSearchParams();
  const close = () =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(decideParameter);
        return next;
      },
      { preventScrollReset: true },
    );
  return { submissionId: address.get(decideParameter) ?? undefined, close };
}
