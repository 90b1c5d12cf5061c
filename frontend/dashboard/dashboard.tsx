import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SiteConfig } from '../../contract/site-config.ts';
import '../shared/design/amplify-theme.css';
import { ApiKeysCard } from './api-keys/api-keys-card.tsx';
import { AccountSlot } from './account/account-slot.tsx';
import { FirstRun } from './first-run/first-run.tsx';
import { GuideSlot } from './integration-guide/guide-slot.tsx';
import { ServiceGate } from '../shared/session/service-gate.tsx';
import { siteConfigQuery } from '../shared/session/site-config-query.ts';
import type { Person } from '../shared/session/session-store.ts';
import { useSession } from '../shared/session/use-session.ts';
import { wantView } from '../shared/session/wanted-view.ts';
import { rememberSearch } from './submission-filter/search-memory.ts';
import { StatisticsCard } from './submission-statistics/statistics-card.tsx';
import { SubmissionsCard } from './submission-table/submissions-card.tsx';
import { TargetFormLine } from './target-form/target-form-line.tsx';
import { BreakerNotice } from './circuit-breaker/breaker-notice.tsx';
import { TestSubmissionCard } from './test-submission/test-submission-card.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import './dashboard.css';

export function Dashboard({ skeleton }: { skeleton: ReactNode }) {
  return (
    <ServiceGate loading={skeleton}>
      {(config) => <DashboardOrLeave config={config} skeleton={skeleton} />}
    </ServiceGate>
  );
}

function DashboardOrLeave({ config, skeleton }: { config: SiteConfig; skeleton: ReactNode }) {
  const session = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (session.state !== 'signed-out') return;
    // Leads are personal data: nothing of them stays behind for the next person at this browser.
    const [kept] = siteConfigQuery.queryKey;
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== kept });
    rememberSearch('');
    void navigate(session.goTo, { replace: true, state: wantView(window.location.search) });
  }, [session, navigate, queryClient]);
  if (session.state !== 'signed-in') return skeleton;
  return <Workspace key={session.person.userId} config={config} person={session.person} />;
}

function Workspace({ config, person }: { config: SiteConfig; person: Person }) {
  const [accountOpen, setAccountOpen] = useState(false);
  return (
    <>
      <DashboardHeader
        person={person}
        accountOpen={accountOpen}
        onAccount={() => setAccountOpen((open) => !open)}
      />
      <main id="content" tabIndex={-1} className="page-width dashboard">
        <div className="dashboard__title">
          <h1>Form Automation</h1>
          <TargetFormLine target={config.target} />
        </div>
        {accountOpen && <AccountSlot config={config} email={person.email} />}
        <FirstRun userId={person.userId} />
        <div className="dashboard__setup">
          <ApiKeysCard webhookUrl={config.webhookUrl} />
          <TestSubmissionCard webhookUrl={config.webhookUrl} />
        </div>
        <StatisticsCard />
        <BreakerNotice name={config.target.name} />
        <SubmissionsCard webhookUrl={config.webhookUrl} />
        <GuideSlot webhookUrl={config.webhookUrl} />
      </main>
    </>
  );
}
