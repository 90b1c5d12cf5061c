import { Badge, Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import type { SlackChannelView } from '../../../../contract/graphql-operations.ts';
import { disabledTexts } from '../../../content/callbacks.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { formatDay, formatMoment } from '../../components/format-time.ts';
import { useDeleteSlack, usePauseSlack, useTestSlack } from './use-slack.ts';

export function SlackItem({ channel }: { channel: SlackChannelView }) {
  const { host, state, createdAt, failingSince, disabledAt, disabledBecause } = channel;
  return (
    <li className="alert-list__item">
      <div className="alert-list__alert">
        <p className="alert-list__name">
          <span>{host}</span>
          {state === 'paused' && <Badge>Paused</Badge>}
          {state === 'disabled' && <Badge variation="error">Disabled</Badge>}
          {state === 'active' && failingSince && <Badge variation="warning">Failing</Badge>}
        </p>
        <p className="alert-list__facts">Added {formatDay(createdAt)}</p>
        {state === 'active' && failingSince && (
          <p className="alert-list__failed">
            Slack has taken no message since {formatMoment(failingSince)}.
          </p>
        )}
        {state === 'disabled' && disabledAt && (
          <p className="alert-list__failed">
            We stopped writing there on {formatDay(disabledAt)}
            {disabledBecause && `: ${disabledTexts[disabledBecause]}`}.
          </p>
        )}
      </div>
      <SlackActions channel={channel} />
    </li>
  );
}

/** Buttons stay enabled while they wait, because that keeps the focus. */
function SlackActions({ channel: { id, host, state } }: { channel: SlackChannelView }) {
  const [asked, setAsked] = useState(false);
  const test = useTestSlack();
  const pause = usePauseSlack();
  const remove = useDeleteSlack();
  const paused = state === 'active';
  return (
    <div className="alert-actions">
      <Button
        size="small"
        aria-label={`Send test to ${host}`}
        aria-disabled={test.isPending}
        onClick={() => {
          if (!test.isPending) test.mutate(id);
        }}
      >
        Send test
      </Button>
      <Button
        size="small"
        aria-label={`${paused ? 'Pause' : 'Resume'} ${host}`}
        aria-disabled={pause.isPending}
        onClick={() => {
          if (!pause.isPending) pause.mutate({ id, paused });
        }}
      >
        {paused ? 'Pause' : 'Resume'}
      </Button>
      <Button
        size="small"
        className="button-danger"
        aria-label={`Delete ${host}`}
        isDisabled={remove.isPending}
        onClick={() => setAsked(true)}
      >
        Delete
      </Button>
      {asked && (
        <ConfirmDialog
          title="Delete this channel?"
          confirmLabel="Delete channel"
          destructive
          onConfirm={() => remove.mutate(id)}
          onClose={() => setAsked(false)}
        >
          {host} gets no alerts any more, and we forget its address.
        </ConfirmDialog>
      )}
    </div>
  );
}
