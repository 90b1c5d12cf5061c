import { useAddressParameter } from '../../components/use-address-parameter.ts';

const NAME = 'submission';

/** The address that opens a story: this page's address with the submission's id. */
export function storyAddress(address: URLSearchParams, submissionId: string): string {
  const next = new URLSearchParams(address);
  next.set(NAME, submissionId);
  return `?${next}`;
}

/** The submission whose story the address opens, and a function that closes it. */
export function useOpenStory() {
  const { value, remove } = useAddressParameter(NAME);
  return { openId: value, close: remove };
}
