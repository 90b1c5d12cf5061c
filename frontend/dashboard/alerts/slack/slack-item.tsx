import { Badge } from '@aws-amplify/ui-react';
import type { SlackChannelView } from '../../../../contract/graphql-operations.ts';
import { disabledTexts } from '../../../content/callbacks.ts';
import { DeleteButton } from '../../components/delete-button.tsx';
import { formatDay, formatMoment } from '../../components/format-time.ts';
import { TestAndPause } from '../../callbacks/endpoints/test-and-pause.tsx';
import { useDeleteSlack, usePauseSlack, useTestSlack } from './use-slack.ts';

export function SlackItem({ channel }: { channel: SlackChannelView }) {
  const { host, state, createdAt, failingSince, disabledAt, disabledBecause } = channel;
  return (
    <li className="item-list__item ends-line item-list__line">
      <div className="item-list__words">
        <p className="item-list__name">
          <span>{host}</span>
          {state === 'paused' && <Badge>Paused</Badge>}
          {state === 'disabled' && <Badge variation="error">Disabled</Badge>}
          {state === 'active' && failingSince && <Badge variation="warning">Failing</Badge>}
        </p>
        <p className="item-list__facts">Added {formatDay(createdAt)}</p>
        {state === 'active' && failingSince && (
          <p className="item-list__warning">
            Slack has taken no message since {formatMoment(failingSince)}.
          </p>
        )}
        {state === 'disabled' && disabledAt && (
          <p className="item-list__warning">
            We stopped writing there on {formatDay(disabledAt)}
            {disabledBecause && `: ${disabledTexts[disabledBecause]}`}.
          </p>
        )}
      </div>
      <SlackActions channel={channel} />
    </li>
  );
}

function SlackActions({ channel }: { channel: SlackChannelView }) {
  const { id, host } = channel;
  const test = useTestSlack();
  const pause = usePauseSlack();
  const remove = useDeleteSlack();
  return (
    <div className="button-row">
      <TestAndPause endpoint={channel} called={host} test={test} pause={pause} />
      <DeleteButton
        label={`Delete ${host}`}
        isPending={remove.isPending}
        title="Delete this channel?"
        confirmLabel="Delete channel"
        onConfirm={() => remove.mutate(id)}
      >
        {host} gets no alerts any more, and we forget its address.
      </DeleteButton>
    </div>
  );
}
