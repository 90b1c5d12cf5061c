import { Button, TextField } from '@aws-amplify/ui-react';
import { useState, type FormEvent } from 'react';
import { accountTexts } from '../../../content/account.ts';
import { trimmedText } from '../../../shared/components/field-text.ts';
import { notifySuccess } from '../../../shared/components/notify.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import { requestSessionEnd } from '../../../shared/service/session-end.ts';
import { deleteAccount } from '../../../../contract/graphql-operations.ts';
import { sessionStore } from '../../../shared/session/amplify-session.ts';
import { useRequest } from '../../../shared/components/use-request.ts';

const texts = accountTexts.deletion;

interface DeletionPartProps {
  email: string;
  retentionDays: number;
}

export function DeletionPart(props: DeletionPartProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="account-part">
      <h3>{texts.heading}</h3>
      <p>{texts.text}</p>
      {open ? (
        <ConfirmDeletion {...props} onCancel={() => setOpen(false)} />
      ) : (
        <Button className="button-danger" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      )}
    </div>
  );
}

function ConfirmDeletion({
  email,
  retentionDays,
  onCancel,
}: DeletionPartProps & { onCancel: () => void }) {
  const [wrong, setWrong] = useState(false);
  const { busy, send } = useRequest();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = trimmedText(new FormData(event.currentTarget), 'confirmation');
    const isOwn = typed.toLowerCase() === email.toLowerCase();
    setWrong(!isOwn);
    if (!isOwn) return;
    send(async () => {
      await requestSessionEnd(() => runOperation(deleteAccount, { email }));
      notifySuccess(texts.done, texts.doneText);
      await sessionStore.signOut('/auth');
    });
  };
  return (
    <form className="account-part" onSubmit={onSubmit} noValidate>
      <p>{texts.kept(retentionDays)}</p>
      <TextField
        label={texts.email}
        name="confirmation"
        type="email"
        autoComplete="off"
        autoFocus
        isRequired
        hasError={wrong}
        errorMessage={texts.wrongEmail}
      />
      <div className="account-part__actions">
        <Button type="submit" variation="destructive" isDisabled={busy}>
          {texts.button}
        </Button>
        <Button isDisabled={busy} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
