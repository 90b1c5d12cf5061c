import { Button } from '@aws-amplify/ui-react';
import { useQuery } from '@tanstack/react-query';
import { updateMFAPreference, verifyTOTPSetup } from 'aws-amplify/auth';
import type { FormEvent } from 'react';
import { accountTexts } from '../../../content/account.ts';
import { QueryFailure } from '../../components/query-failure.tsx';
import { trimmedText } from '../../../shared/components/field-text.ts';
import { notifySuccess } from '../../../shared/components/notify.ts';
import { CodeField } from '../../../shared/components/account-fields.tsx';
import { useRequest } from '../../../shared/components/use-request.ts';
import { secondFactorQueries } from './second-factor-queries.ts';
import { QrCode } from './qr-code.tsx';

const texts = accountTexts.factor;

interface SetUpFactorProps {
  email: string;
  onDone: () => void;
  onCancel: () => void;
}

export function SetUpFactor({ email, onDone, onCancel }: SetUpFactorProps) {
  const { busy, send } = useRequest();
  const { data, error, isFetching, refetch } = useQuery(secondFactorQueries.secret(email));
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = trimmedText(new FormData(event.currentTarget), 'code');
    send(async () => {
      await verifyTOTPSetup({ code });
      await updateMFAPreference({ totp: 'PREFERRED' });
      notifySuccess(texts.turnedOn);
      onDone();
    });
  };
  if (!data && error) {
    return <QueryFailure {...{ error, isFetching, refetch }} />;
  }
  if (!data) return <p>Loading...</p>;
  return (
    <form className="account-part" onSubmit={onSubmit}>
      <p>{texts.scan}</p>
      <QrCode text={data.uri} />
      <p>
        {texts.secret} <code className="breakable">{data.sharedSecret}</code>
      </p>
      <CodeField label={texts.code} />
      <div className="account-part__actions">
        <Button type="submit" variation="primary" isDisabled={busy}>
          {texts.turnOn}
        </Button>
        <Button isDisabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
