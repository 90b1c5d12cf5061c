import { useAddressParameter } from '../../components/use-address-parameter.ts';

/** The parameter of the address that names the submission. */
export const decideParameter = 'decide';

/**
 * The submission whose answer decides all leads with the same answer, as the address requests, and
 * a function that ends that.
 */
export function useAnswerToDecide() {
  const { value, remove } = useAddressParameter(decideParameter);
  return { submissionId: value, close: remove };
}
