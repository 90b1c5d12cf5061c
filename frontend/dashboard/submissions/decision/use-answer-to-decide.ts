import { useAddressParameter } from '../../components/use-address-parameter.ts';

/** The name of the address parameter that contains the submission's id. */
export const decideParameter = 'decide';

/**
 * Returns the id of the submission whose answer selects the leads to decide, read from the page's
 * address, and a function that removes this id from the address.
 */
export function useAnswerToDecide() {
  const { value, remove } = useAddressParameter(decideParameter);
  return { submissionId: value, close: remove };
}
