import { Button } from '@aws-amplify/ui-react';
import { accountTexts } from '../../../content/account.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import { requestSessionEnd } from '../../../shared/service/session-end.ts';
import { signOutEverywhere } from '../../../../contract/graphql-operations.ts';
import { sessionStore } from '../../../shared/session/amplify-session.ts';
import { useRequest } from '../../../shared/components/use-request.ts';

const texts = accountTexts.everywhere;

export function EverywherePart() {
  const { busy, send } = useRequest();
  const signOut = async () => {
    await requestSessionEnd(() => runOperation(signOutEverywhere, {}));
    await sessionStore.signOut('/auth');
  };
  return (
    <div className="account-part">
      <h3>{texts.heading}</h3>
      <p>{texts.text}</p>
      <Button className="button-danger" isDisabled={busy} onClick={() => send(signOut)}>
        {texts.button}
      </Button>
    </div>
  );
}
