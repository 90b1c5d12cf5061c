import { useAddressParameter } from '../../components/use-address-parameter.ts';

const NAME = 'submission';

/**
 * Returns the address that opens the details of a submission: this page's address with the
 * submission's id.
 */
export function storyAddress(address: URLSearchParams, submissionId: string): string {
  const next = new URLSearchParams(address);
  next.set(NAME, submissionId);
  return `?${next}`;
}

/**
 * Returns the id of the submission whose details the page's address opens, and a function that
 * closes the details.
 */
export function useOpenStory() {
  const { value, remove } = useAddressParameter(NAME);
  return { openId: value, close: remove };
}
