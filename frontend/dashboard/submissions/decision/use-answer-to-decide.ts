import { useAddressParameter } from '../../components/use-address-parameter.ts';

/** The name of the address parameter that contains the submission's id. */
export const decideParameter = 'decide';

/**
 * Returns the id of a submission from the page's address, and a function that removes this id from
 * the address. The user then decides all leads to which the form gave the same answer as to this
 * submission.
 */
export function useAnswerToDecide() {
  const { value, remove } = useAddressParameter(decideParameter);
  return { submissionId: value, close: remove };
}
