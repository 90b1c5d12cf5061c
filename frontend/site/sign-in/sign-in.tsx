import { Suspense, useEffect, useState } from 'react';
import type { SiteConfig } from '../../../contract/site-config.ts';
import '../../shared/design/amplify-theme.css';
import './sign-in.css';
import { onFirstSign } from '../../shared/components/first-sign.ts';
import { lazyPart } from '../../shared/components/lazy-part.tsx';
import { Loading } from '../../shared/components/loading.tsx';
import { ServiceGate } from '../../shared/session/service-gate.tsx';
import { hasStoredSession } from '../../shared/session/stored-session.ts';
import { loadActions, setSettings } from './load-actions.ts';
import { SignInSteps } from './sign-in-steps.tsx';

const SessionWatch = lazyPart(async () => (await import('./session-watch.tsx')).SessionWatch);

export function SignIn() {
  return (
    <ServiceGate loading={<Loading />}>{(config) => <SignInOrLeave config={config} />}</ServiceGate>
  );
}

/**
 * A browser without a stored session shows the form at once. It starts to watch the session at the
 * user's first action, or when another tab stores a session.
 */
function SignInOrLeave({ config }: { config: SiteConfig }) {
  const [watched, setWatched] = useState(hasStoredSession);
  const [state, setState] = useState(watched ? 'loading' : 'signed-out');
  useEffect(() => setSettings(config), [config]);
  useEffect(() => {
    const watch = () => {
      setWatched(true);
      // A failed load of the actions is ignored here, because the action that needs them shows the
      // error.
      void loadActions().catch(() => undefined);
    };
    window.addEventListener('storage', watch);
    const stop = onFirstSign(watch);
    return () => {
      window.removeEventListener('storage', watch);
      stop();
    };
  }, []);
  return (
    <>
      {watched && (
        <Suspense>
          <SessionWatch config={config} onState={setState} />
        </Suspense>
      )}
      {state === 'signed-out' ? <SignInSteps /> : <Loading />}
    </>
  );
}
