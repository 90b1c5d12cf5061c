import { Badge, Button, type BadgeVariations } from '@aws-amplify/ui-react';
import { useId, useState } from 'react';
import { testEventType, type DeliveryStatus } from '../../../../contract/callbacks.ts';
import type { DeliveryView } from '../../../../contract/graphql-operations.ts';
import { deliveryTexts, eventTexts } from '../../../content/callbacks.ts';
import { Facts } from '../../components/facts.tsx';
import { formatMoment } from '../../components/format-time.ts';
import { WaitingButton } from '../../components/waiting-button.tsx';
import { Moment } from '../../components/moment.tsx';
import { useReplayDelivery } from '../endpoints/use-callbacks.ts';
import { callWords, nextWords } from './delivery-words.ts';

const variations: Record<DeliveryStatus, BadgeVariations | undefined> = {
  waiting: 'info',
  delivered: 'success',
  failed: 'error',
  missed: 'warning',
  aborted: undefined,
};

interface DeliveryProps {
  callbackId: string;
  delivery: DeliveryView;
}

interface DeliveryItemProps extends DeliveryProps {
  /** The time at which the delivery log was read, in milliseconds since 1970. */
  readAt: number;
}

export function DeliveryItem({ callbackId, delivery, readAt }: DeliveryItemProps) {
  const { type, status, plannedAt, isReplay } = delivery;
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const variation = variations[status];
  const words = [callWords(delivery), nextWords(delivery, readAt)].filter(Boolean);
  return (
    <li className="delivery-list__item">
      <Badge className="delivery-list__status" {...(variation && { variation })}>
        {deliveryTexts[status]}
      </Badge>
      <div className="delivery-list__event">
        <p>
          <strong>{textOf(type)}</strong>
          {isReplay && <span className="delivery-list__note"> · sent again</span>}
        </p>
        <p className="delivery-list__note delivery-list__line">
          <Moment time={plannedAt} />
          {words.map((word) => (
            <span key={word}>{word}</span>
          ))}
        </p>
      </div>
      <div className="delivery-list__actions">
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={detailsId}
          aria-label={`Details of ${type} of ${formatMoment(plannedAt)}`}
          onClick={() => setOpen(!open)}
        >
          Details
        </Button>
        {type !== testEventType && <ReplayButton callbackId={callbackId} delivery={delivery} />}
      </div>
      <div id={detailsId} className="delivery-list__details">
        {open && <DeliveryDetails delivery={delivery} />}
      </div>
    </li>
  );
}

const texts: Readonly<Record<string, string>> = eventTexts;
const textOf = (type: string): string => texts[type] ?? type;

function ReplayButton({ callbackId, delivery: { eventId, type, plannedAt } }: DeliveryProps) {
  const replay = useReplayDelivery();
  return (
    <WaitingButton
      aria-label={`Replay ${type} of ${formatMoment(plannedAt)}`}
      isPending={replay.isPending}
      onClick={() => replay.mutate({ callbackId, eventId })}
    >
      Replay
    </WaitingButton>
  );
}

function DeliveryDetails({ delivery }: { delivery: DeliveryView }) {
  const { eventId, type, calls, calledAt, answer } = delivery;
  return (
    <>
      <Facts
        className="delivery-facts"
        facts={[
          ['Event', <code key="type">{type}</code>],
          ['webhook-id', <code key="id">{eventId}</code>],
          ['Calls', calls],
          ['Last call', calledAt && formatMoment(calledAt)],
        ]}
      />
      {answer ? (
        <pre className="delivery-answer" tabIndex={0} role="group" aria-label="Answer">
          {answer}
        </pre>
      ) : (
        <p className="delivery-list__note">
          No answer is kept: the receiver sent no text, it is older than 7 days, or its lead was
          erased.
        </p>
      )}
    </>
  );
}
