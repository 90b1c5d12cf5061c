import { Badge, Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { alertScopes } from '../../../../contract/alerts.ts';
import type { AlertView } from '../../../../contract/graphql-operations.ts';
import { stageForm } from '../../../../contract/submission.ts';
import { alertTexts, channelTexts, workingWords } from '../../../content/alerts.ts';
import { DeleteButton } from '../../components/delete-button.tsx';
import { Moment } from '../../components/moment.tsx';
import type { LeadForm } from '../../leads/lead-forms/lead-form.ts';
import { useKnownForms } from '../../leads/lead-forms/use-lead-forms.ts';
import { useDeleteAlert, useSetAlert } from '../rules/use-alerts.ts';
import { AlertDialog } from './alert-dialog.tsx';

export function AlertItem({ alert }: { alert: AlertView }) {
  const { kind, formId, isOn, channels, isRaised, working } = alert;
  const forms = useKnownForms();
  const rule = alertTexts[kind].rule(alert);
  const isOfForms = alertScopes[kind].includes('form');
  const watched = isOfForms ? watchedWords(formId, forms) : 'Your account';
  return (
    <li className="item-list__item ends-line item-list__line">
      <div className="item-list__words">
        <p className="item-list__name">
          <span>{rule}</span>
          {isRaised && <Badge variation="error">Rings</Badge>}
          {!isOn && <Badge>Off</Badge>}
        </p>
        <p className="item-list__facts">
          {watched} · {working && `${workingWords(working)} · `}
          {channels.map((channel) => channelTexts[channel].name).join(', ')}
        </p>
        <AlertTimes alert={alert} />
      </div>
      <AlertActions alert={alert} name={`${rule}, ${watched}`} />
    </li>
  );
}

/** @param forms the user's forms; undefined while they are not loaded. */
function watchedWords(
  formId: string | null,
  forms: readonly Pick<LeadForm, 'id' | 'name'>[] | undefined,
): string {
  if (formId === null) return 'All forms';
  if (formId === stageForm) return 'The service’s own form';
  if (!forms) return 'A form';
  return forms.find(({ id }) => id === formId)?.name ?? 'A deleted form';
}

function AlertTimes({ alert: { raisedAt, clearedAt, isRaised } }: { alert: AlertView }) {
  if (raisedAt === null) return <p className="item-list__facts">It has not rung yet.</p>;
  return (
    <p className="item-list__facts">
      Last rang <Moment time={raisedAt} />
      {!isRaised && clearedAt !== null && clearedAt > raisedAt && (
        <>
          {' '}
          · well again <Moment time={clearedAt} />
        </>
      )}
    </p>
  );
}

/** The controls stay enabled while a call runs, because a disabled control would lose the focus. */
function AlertActions({ alert, name }: { alert: AlertView; name: string }) {
  const { kind, formId, isOn, channels, count, percent, leads, hours, working } = alert;
  const [isChanging, setChanging] = useState(false);
  const save = useSetAlert();
  const remove = useDeleteAlert();
  // The state of the switch until the request ends. The mutation's own state changes only a moment
  // after the click, so with that state the switch would flicker.
  const [turnedTo, setTurnedTo] = useState<boolean>();
  const turn = (on: boolean) => {
    if (turnedTo !== undefined) return;
    setTurnedTo(on);
    const choice = { kind, formId, on, channels, count, percent, leads, hours, working };
    save.mutate(choice, { onSettled: () => setTurnedTo(undefined) });
  };
  return (
    <div className="button-row alert-actions">
      <label className="check-line">
        <input
          type="checkbox"
          role="switch"
          aria-label={`On: ${name}`}
          checked={turnedTo ?? isOn}
          onChange={({ target }) => turn(target.checked)}
        />
        On
      </label>
      <Button size="small" aria-label={`Change: ${name}`} onClick={() => setChanging(true)}>
        Change
      </Button>
      <DeleteButton
        label={`Delete: ${name}`}
        isPending={remove.isPending}
        title="Delete this alert?"
        confirmLabel="Delete alert"
        onConfirm={() => remove.mutate({ kind, formId })}
      >
        “{name}” will not ring any more, and when it rang is no longer shown. To keep it for later,
        turn it off instead.
      </DeleteButton>
      {isChanging && <AlertDialog alert={alert} onClose={() => setChanging(false)} />}
    </div>
  );
}
