import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SiteConfig } from '../../../contract/site-config.ts';
import { configureAmplify } from '../../shared/service/amplify.ts';
import type { Session } from '../../shared/session/session-store.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { addressAfterSignIn } from '../../shared/session/wanted-view.ts';

interface SessionWatchProps {
  config: SiteConfig;
  /** Called with the session's state whenever the state is known. */
  onState: (state: Exclude<Session['state'], 'loading'>) => void;
}

/** Opens the dashboard as soon as a user is signed in, in this tab or in another tab. */
export function SessionWatch({ config, onState }: SessionWatchProps) {
  configureAmplify(config);
  const { state } = useSession();
  const navigate = useNavigate();
  const { state: from } = useLocation() as { state: unknown };
  useEffect(() => {
    if (state !== 'loading') onState(state);
  }, [state, onState]);
  useEffect(() => {
    if (state === 'signed-in') void navigate(addressAfterSignIn(from), { replace: true });
  }, [state, from, navigate]);
  return null;
}
