import { Button } from '@aws-amplify/ui-react';
import { useState, type ReactNode } from 'react';
import { callbackLimits } from '../../../../contract/callbacks.ts';
import type { CallbackView } from '../../../../contract/graphql-operations.ts';
import { OfflineNote } from '../../components/offline-note.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { DashboardNav } from '../../frame/dashboard-nav.tsx';
import { SignedInPage } from '../../frame/signed-in-page.tsx';
import { useCallbacks } from '../endpoints/use-callbacks.ts';
import { ReceiverCard } from '../receivers/receiver-card.tsx';
import { AddCallback } from './add-callback.tsx';
import { CallbackItem } from './callback-item.tsx';
import './callbacks.css';

export function CallbacksPage({ skeleton }: { skeleton: ReactNode }) {
  return (
    <SignedInPage skeleton={skeleton}>
      {({ config: { webhookUrl }, account }) => (
        <>
          <div className="dashboard__title">
            <h1>Callbacks</h1>
            <DashboardNav />
            <p className="target-line">
              We call your systems when a lead has ended or a form needs you, so they need not ask.
            </p>
          </div>
          {account}
          <OfflineNote />
          <Callbacks webhookUrl={webhookUrl} />
        </>
      )}
    </SignedInPage>
  );
}

function Callbacks({ webhookUrl }: { webhookUrl: string }) {
  const { data: callbacks, error, isFetching, refetch } = useCallbacks();
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
        {callbacks ? (
          <CallbackList callbacks={callbacks} add={add} />
        ) : error ? (
          <QueryFailure
            text="Your callbacks could not be loaded."
            {...{ error, isFetching, refetch }}
          />
        ) : (
          <p className="empty">Loading...</p>
        )}
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
      <div className="callbacks-empty">
        <p>
          No callbacks yet. Give us an address of yours, and we call it within seconds when a lead
          went in, failed or needs your decision, or when a form stops. Every call is signed, tried
          again for a day if your system is down, and listed here with its answer.
        </p>
        {add}
      </div>
    );
  }
  return (
    <ul className="callback-list">
      {callbacks.map((callback) => (
        <CallbackItem key={callback.id} callback={callback} />
      ))}
    </ul>
  );
}
