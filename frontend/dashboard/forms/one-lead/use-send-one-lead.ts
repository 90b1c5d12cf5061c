import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { sendOneLead } from '../../../../contract/graphql-operations.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import type { TypedLead } from '../../leads/lead-forms/typed-lead.ts';

/**
 * Returns the request id of a lead. The same values get the same id, so a double click or a
 * repeated request sends only one lead.
 */
export function requestIdOf(
  last: { values: string; requestId: string } | undefined,
  values: string,
  newId: () => string,
): { values: string; requestId: string } {
  return last?.values === values ? last : { values, requestId: newId() };
}

export function useSendOneLead(formId: string, onSent: (submissionId: string) => void) {
  const last = useRef<ReturnType<typeof requestIdOf>>(undefined);
  return useMutation({
    mutationFn: async ({ lead, fields: typed }: TypedLead) => {
      const fields = typed ?? null;
      const values = JSON.stringify([lead, fields]);
      last.current = requestIdOf(last.current, values, () => crypto.randomUUID());
      const { requestId } = last.current;
      return (await runOperation(sendOneLead, { formId, requestId, lead, fields })).sendOneLead;
    },
    onSuccess: ({ id }) => {
      // The lead was accepted, so sending the same values again makes a new lead with a new request
      // id.
      last.current = undefined;
      onSent(id);
    },
    meta: { failure: 'Error sending the lead' },
  });
}
