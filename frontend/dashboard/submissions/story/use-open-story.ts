import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const NAME = 'submission';

/** The address that opens a story: this page's address with the submission's id. */
export function storyAddress(address: URLSearchParams, submissionId: string): string {
  const next = new URLSearchParams(address);
  next.set(NAME, submissionId);
  return `?${next}`;
}

/** The submission whose story the address opens, and a function that closes it. */
export function useOpenStory() {
  const [address, setAddress] = useSearchParams();
  const close = useCallback(() => {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(NAME);
        return next;
      },
      { preventScrollReset: true },
    );
  }, [setAddress]);
  return { openId: address.get(NAME) ?? undefined, close };
}
