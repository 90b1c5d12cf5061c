import { Refusal, type RefusalDetail } from '../../contract/errors.ts';

/** @param details each parameter or member that is not valid. */
export function refusedRequest(...details: RefusalDetail[]): Refusal {
  return new Refusal('bad_request', 'The request is not valid.', details);
}
