import { Button } from '@aws-amplify/ui-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { updateMFAPreference } from 'aws-amplify/auth';
import { useState } from 'react';
import { accountTexts } from '../../../content/account.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { notifySuccess } from '../../../shared/components/notify.ts';
import { useRequest } from '../../../shared/components/use-request.ts';
import { secondFactorQueries } from './second-factor-queries.ts';
import { SetUpFactor } from './set-up-factor.tsx';

const texts = accountTexts.factor;

export function SecondFactorPart({ email }: { email: string }) {
  const { data, error, isFetching, refetch } = useQuery(secondFactorQueries.state);
  return (
    <div className="account-part">
      <h3>{texts.heading}</h3>
      {data && (data.on ? <RemoveFactor /> : <OfferFactor email={email} />)}
      {!data && error && <QueryFailure {...{ error, isFetching, refetch }} />}
      {!data && !error && <p>Loading...</p>}
    </div>
  );
}

function useSetFactor() {
  const queryClient = useQueryClient();
  return (on: boolean) => queryClient.setQueryData(secondFactorQueries.state.queryKey, { on });
}

function OfferFactor({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  const setFactor = useSetFactor();
  if (open) {
    return (
      <SetUpFactor email={email} onDone={() => setFactor(true)} onCancel={() => setOpen(false)} />
    );
  }
  return (
    <>
      <p>{texts.off}</p>
      <Button onClick={() => setOpen(true)}>{texts.setUp}</Button>
    </>
  );
}

function RemoveFactor() {
  const [asking, setAsking] = useState(false);
  const { busy, send } = useRequest();
  const setFactor = useSetFactor();
  const remove = async () => {
    await updateMFAPreference({ totp: 'DISABLED' });
    notifySuccess(texts.removed);
    setFactor(false);
  };
  return (
    <>
      <p>{texts.on}</p>
      <Button className="button-danger" isDisabled={busy} onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      {asking && (
        <ConfirmDialog
          title={texts.removeTitle}
          confirmLabel={texts.remove}
          destructive
          onConfirm={() => send(remove)}
          onClose={() => setAsking(false)}
        >
          {texts.removeText}
        </ConfirmDialog>
      )}
    </>
  );
}
