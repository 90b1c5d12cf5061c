import { Button } from '@aws-amplify/ui-react';
import { useState, type ReactNode } from 'react';
import { callbackLimits } from '../../../../contract/callbacks.ts';
import type { CallbackView } from '../../../../contract/graphql-operations.ts';
import { Loaded } from '../../components/loaded.tsx';
import { NoItems } from '../../components/no-items.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { TitledPage } from '../../frame/titled-page.tsx';
import { useCallbacks } from '../endpoints/use-callbacks.ts';
import { ReceiverCard } from '../receivers/receiver-card.tsx';
import { AddCallback } from './add-callback.tsx';
import { CallbackItem } from './callback-item.tsx';
import '../../components/item-list.css';
import './callbacks.css';

export function CallbacksPage({ skeleton }: { skeleton: ReactNode }) {
  return (
    <TitledPage
      title="Callbacks"
      purpose={() =>
        'We call your systems when a lead has ended or a form needs you, so they need not ask.'
      }
      skeleton={skeleton}
    >
      {({ config: { webhookUrl } }) => <Callbacks webhookUrl={webhookUrl} />}
    </TitledPage>
  );
}

function Callbacks({ webhookUrl }: { webhookUrl: string }) {
  const query = useCallbacks();
  const { data: callbacks } = query;
  const [adding, setAdding] = useState(false);
  const isFull = callbacks !== undefined && callbacks.length >= callbackLimits.endpoints;
  const add = (
    <Button variation="primary" size="small" onClick={() => setAdding(true)}>
      Add a callback
    </Button>
  );
  return (
    <>
      <SectionCard
        title="Your callbacks"
        aside={callbacks !== undefined && callbacks.length > 0 && !isFull && add}
      >
        <Loaded query={query} failure="Your callbacks could not be loaded.">
          {(list) => <CallbackList callbacks={list} add={add} />}
        </Loaded>
        {isFull && (
          <p className="note">
            You have {callbackLimits.endpoints} callbacks, the most there can be. Delete one to add
            another.
          </p>
        )}
      </SectionCard>
      {adding && <AddCallback onClose={() => setAdding(false)} />}
      {callbacks && callbacks.length > 0 && (
        <ReceiverCard callbacks={callbacks} webhookUrl={webhookUrl} />
      )}
    </>
  );
}

function CallbackList({ callbacks, add }: { callbacks: readonly CallbackView[]; add: ReactNode }) {
  if (callbacks.length === 0) {
    return (
      <NoItems add={add}>
        No callbacks yet. Give us an address of yours, and we call it within seconds when a lead
        went in, failed or needs your decision, or when a form stops. Every call is signed, tried
        again for a day if your system is down, and listed here with its answer.
      </NoItems>
    );
  }
  return (
    <ul>
      {callbacks.map((callback) => (
        <CallbackItem key={callback.id} callback={callback} />
      ))}
    </ul>
  );
}
