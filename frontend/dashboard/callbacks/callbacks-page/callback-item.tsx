import { Badge, Button } from '@aws-amplify/ui-react';
import { Suspense, useId, useState } from 'react';
import type { CallbackView } from '../../../../contract/graphql-operations.ts';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { formatDay, formatMoment } from '../../components/format-time.ts';
import { hasEnded, useNowAtExpiry } from '../../components/time-of-end.ts';
import { useKnownForms } from '../../leads/lead-forms/use-lead-forms.ts';
import { disabledTexts } from '../../../content/callbacks.ts';
import { CallbackActions } from './callback-actions.tsx';
import { chosenWords } from './chosen-words.ts';

const DeliveryLog = lazyPart(
  async () => (await import('../deliveries/delivery-log.tsx')).DeliveryLog,
);

const states = {
  active: { name: 'Active', variation: 'success' },
  paused: { name: 'Paused', variation: undefined },
  disabled: { name: 'Disabled', variation: 'error' },
} as const;

export function CallbackItem({ callback }: { callback: CallbackView }) {
  const { id, host, state, failingSince } = callback;
  const [open, setOpen] = useState(false);
  const logId = useId();
  const { name, variation } = states[state];
  return (
    <li className="item-list__item callback-item">
      <div className="ends-line item-list__line">
        <div className="item-list__words">
          <p className="item-list__name">
            <span>{host}</span> <Badge {...(variation && { variation })}>{name}</Badge>
            {state === 'active' && failingSince && <Badge variation="warning">Failing</Badge>}
          </p>
          <CallbackFacts callback={callback} />
        </div>
        <CallbackActions callback={callback}>
          <Button
            size="small"
            aria-label={`Deliveries to ${host}`}
            aria-expanded={open}
            aria-controls={logId}
            onClick={() => setOpen(!open)}
          >
            Deliveries
          </Button>
        </CallbackActions>
      </div>
      <div id={logId}>
        {open && (
          <Suspense fallback={<p className="empty">Loading...</p>}>
            <DeliveryLog callbackId={id} host={host} />
          </Suspense>
        )}
      </div>
    </li>
  );
}

function CallbackFacts({ callback }: { callback: CallbackView }) {
  const { state, createdAt, withValues, failingSince, formerSecretUntil } = callback;
  const { disabledAt, disabledBecause } = callback;
  const forms = useKnownForms();
  const overlap = { expiresAt: formerSecretUntil };
  const now = useNowAtExpiry([overlap]);
  return (
    <>
      <p className="item-list__facts">
        {chosenWords(callback, forms)} · {withValues ? 'with the lead’s values' : 'ids only'}&nbsp;·{' '}
        <span>Added {formatDay(createdAt)}</span>
      </p>
      {state === 'disabled' && disabledAt && (
        <p className="item-list__warning">
          We stopped calling on {formatDay(disabledAt)}
          {disabledBecause && `: ${disabledTexts[disabledBecause]}`}. Repair the receiver, resume
          here, then replay what was missed.
        </p>
      )}
      {state === 'active' && failingSince && (
        <p className="item-list__warning">
          Every call since {formatMoment(failingSince)} has failed. After five days of this we stop.
        </p>
      )}
      {formerSecretUntil !== null && !hasEnded(overlap, now) && (
        <p className="item-list__facts">
          The secret before the last rotation signs too until {formatMoment(formerSecretUntil)}.
        </p>
      )}
    </>
  );
}
