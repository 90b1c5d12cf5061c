import type { FormDedupe } from '../../../../contract/form-dedupe.ts';
import type { FormPace } from '../../../../contract/form-pace.ts';
import {
  setTargetFormConsent,
  setTargetFormDedupe,
  setTargetFormPace,
} from '../../../../contract/graphql-operations.ts';
import { notifySuccess } from '../../../shared/components/notify.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import { useChangeForm } from '../../own-forms/one-form/use-change-form.ts';

const notifyOfLeads = () =>
  notifySuccess('Form Changed', 'It counts for leads that come from now on');

export function useSetConsent(id: string) {
  return useChangeForm({
    request: async (required: boolean) =>
      (await runOperation(setTargetFormConsent, { id, required })).setTargetFormConsent,
    onChanged: notifyOfLeads,
  });
}

/** Changes how a form treats repeated leads. If `dedupe` is null, the form accepts every lead. */
export function useSetDedupe(id: string) {
  return useChangeForm({
    request: async (dedupe: FormDedupe | null) => {
      const variables = { id, dedupe: dedupe && JSON.stringify(dedupe) };
      return (await runOperation(setTargetFormDedupe, variables)).setTargetFormDedupe;
    },
    onChanged: notifyOfLeads,
  });
}

export function useSetPace(id: string) {
  return useChangeForm({
    request: async (pace: FormPace) => {
      const variables = { id, pace: JSON.stringify(pace) };
      return (await runOperation(setTargetFormPace, variables)).setTargetFormPace;
    },
    failure: 'Error saving pace',
    onChanged: () => notifySuccess('Pace Saved', 'Leads that wait go out by it within a minute'),
  });
}
