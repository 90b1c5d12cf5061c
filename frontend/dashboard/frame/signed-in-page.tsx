import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SiteConfig } from '../../../contract/site-config.ts';
import '../../shared/design/amplify-theme.css';
import { configureAmplify } from '../../shared/service/amplify.ts';
import { ServiceGate } from '../../shared/session/service-gate.tsx';
import { siteConfigQuery } from '../../shared/session/site-config-query.ts';
import type { Person } from '../../shared/session/session-store.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { openAccount, wantView } from '../../shared/session/wanted-view.ts';
import { LazyAccount } from '../account/settings/lazy-account.tsx';
import { keepFocus } from '../components/keep-focus.ts';
import { DashboardHeader } from './dashboard-header.tsx';
import { rememberSearch } from '../components/search-memory.ts';
import './dashboard.css';

export interface PageParts {
  config: SiteConfig;
  person: Person;
  /** The user's account settings, shown below the page's title while they are open. */
  account: ReactNode;
}

interface SignedInPageProps {
  skeleton: ReactNode;
  children: (parts: PageParts) => ReactNode;
}

/**
 * The frame of every dashboard page: the site's settings, the session and the header. A signed-out
 * visitor sees only the skeleton.
 */
export function SignedInPage({ skeleton, children }: SignedInPageProps) {
  return (
    <ServiceGate loading={skeleton}>
      {(config) => (
        <PageOrLeave config={config} skeleton={skeleton}>
          {children}
        </PageOrLeave>
      )}
    </ServiceGate>
  );
}

function PageOrLeave({ config, skeleton, children }: SignedInPageProps & { config: SiteConfig }) {
  configureAmplify(config);
  const session = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (session.state !== 'signed-out') return;
    // Clears the cache at sign-out, because the cache contains personal data and another user may
    // sign in to the same browser.
    const [kept] = siteConfigQuery.queryKey;
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== kept });
    rememberSearch('');
    void navigate(session.goTo, { replace: true, state: wantView(window.location) });
  }, [session, navigate, queryClient]);
  if (session.state !== 'signed-in') return skeleton;
  const { person } = session;
  return (
    <Frame key={person.userId} person={person} config={config}>
      {children}
    </Frame>
  );
}

type FrameProps = Pick<PageParts, 'config' | 'person'> & Pick<SignedInPageProps, 'children'>;

function Frame({ config, person, children }: FrameProps) {
  // The last line of every digest e-mail links to this page with the user's account settings
  // opened.
  const [accountOpen, setAccountOpen] = useState(() => location.hash === openAccount);
  useEffect(keepFocus, []);
  return (
    <>
      <DashboardHeader
        person={person}
        accountOpen={accountOpen}
        onAccount={() => setAccountOpen((open) => !open)}
      />
      <main id="content" tabIndex={-1} className="page-width dashboard">
        {children({
          config,
          person,
          account: accountOpen && <LazyAccount config={config} email={person.email} />,
        })}
      </main>
    </>
  );
}
