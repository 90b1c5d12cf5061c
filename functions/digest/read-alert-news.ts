/** Reads the latest changes of a user's alerts, for rules whose channels include e-mail. */
import type { TargetFormRow } from '../../contract/target-forms.ts';
import { readAlerts } from '../stores/alerts/alert-rows.ts';
import type { CallbackTable } from '../stores/callbacks/callback-table.ts';
import type { AlertNews } from './digest-rules.ts';

export async function readAlertNews(
  table: CallbackTable,
  userId: string,
  forms: readonly Pick<TargetFormRow, 'id' | 'name'>[],
): Promise<AlertNews[]> {
  const rules = (await readAlerts(table, userId)).filter(
    ({ isOn, channels, changes }) => isOn && channels.includes('email') && changes !== undefined,
  );
  return rules.map((rule) => {
    const { id, changes = 0, kind, isRaised = false, value, formId } = rule;
    const at = (isRaised ? rule.raisedAt : rule.clearedAt) ?? '';
    const name = forms.find((form) => form.id === formId)?.name;
    return { id, changes, rule: kind, isRaised, at, value, formId, name };
  });
}
