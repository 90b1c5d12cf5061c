import { Button } from '@aws-amplify/ui-react';
import type { SiteConfig } from '../../../functions/contract/site-config.ts';
import { accountTexts } from '../../content/account.ts';
import { sessionStore } from '../session/amplify-session.ts';
import { useSubmission } from '../session/use-submission.ts';
import { endEverySession } from './end-every-session.ts';

const texts = accountTexts.everywhere;

export function EverywherePart({ config }: { config: SiteConfig }) {
  const { busy, submit } = useSubmission();
  const signOut = async () => {
    await endEverySession(config);
    await sessionStore.signOut('/auth');
  };
  return (
    <div className="account-part">
      <h3>{texts.heading}</h3>
      <p>{texts.text}</p>
      <Button className="button-danger" isDisabled={busy} onClick={() => submit(signOut)}>
        {texts.button}
      </Button>
    </div>
  );
}
