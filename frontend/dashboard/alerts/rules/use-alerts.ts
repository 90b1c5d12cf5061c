import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AlertChannel, AlertKind, AlertSetting } from '../../../../contract/alerts.ts';
import { deleteAlert, setAlert, type AlertView } from '../../../../contract/graphql-operations.ts';
import { notifySuccess } from '../../../shared/components/notify.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import { changeShownList } from '../../components/change-shown-list.ts';
import { alertQueries } from './alert-queries.ts';

export function useAlerts() {
  return useQuery(alertQueries.list);
}

/** A user has at most one rule of each kind for the account and for each form. */
type AlertKey = Pick<AlertView, 'kind' | 'formId'>;
const isSame = (one: AlertKey, other: AlertKey) =>
  one.kind === other.kind && one.formId === other.formId;

export interface AlertChoice
  extends Partial<Record<AlertSetting, number | null>>, Partial<Pick<AlertView, 'working'>> {
  kind: AlertKind;
  formId: string | null;
  on: boolean;
  channels: AlertChannel[];
}

export function useSetAlert() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ kind, formId, on, channels, working = null, ...numbers }: AlertChoice) => {
      const { count = null, percent = null, leads = null, hours = null } = numbers;
      const settings = { count, percent, leads, hours, working };
      const chosen = { kind, formId, on, channels, ...settings };
      return (await runOperation(setAlert, chosen)).setAlert;
    },
    onSuccess: (alert) =>
      changeShownList(queryClient, alertQueries.list, (alerts) =>
        alerts.some((known) => isSame(known, alert))
          ? alerts.map((known) => (isSame(known, alert) ? alert : known))
          : [...alerts, alert],
      ),
    meta: { failure: 'Error saving alert' },
  });
}

export function useDeleteAlert() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, formId }: AlertKey) => runOperation(deleteAlert, { kind, formId }),
    onSuccess: async (_answer, key) => {
      await changeShownList(queryClient, alertQueries.list, (alerts) =>
        alerts.filter((known) => !isSame(known, key)),
      );
      notifySuccess('Alert Deleted', 'It does not ring any more');
    },
    meta: { failure: 'Error deleting alert' },
  });
}
