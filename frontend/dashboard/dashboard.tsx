import type { ReactNode } from 'react';
import { ApiKeysCard } from './api-keys/api-keys-card.tsx';
import { FirstRun } from './first-run/first-run.tsx';
import { GuideSlot } from './integration-guide/guide-slot.tsx';
import { StatisticsCard } from './submission-statistics/statistics-card.tsx';
import { SubmissionsCard } from './submission-table/submissions-card.tsx';
import { TargetFormLine } from './target-form/target-form-line.tsx';
import { BreakerNotice } from './circuit-breaker/breaker-notice.tsx';
import { TestSubmissionCard } from './test-submission/test-submission-card.tsx';
import { DashboardNav } from './dashboard-nav.tsx';
import { SignedInPage } from './signed-in-page.tsx';

export function Dashboard({ skeleton }: { skeleton: ReactNode }) {
  return (
    <SignedInPage skeleton={skeleton}>
      {({ config: { target, webhookUrl }, person, account }) => (
        <>
          <div className="dashboard__title">
            <DashboardNav />
            <h1>Form Automation</h1>
            <TargetFormLine target={target} />
          </div>
          {account}
          <FirstRun userId={person.userId} />
          <div className="dashboard__setup">
            <ApiKeysCard webhookUrl={webhookUrl} />
            <TestSubmissionCard webhookUrl={webhookUrl} />
          </div>
          <StatisticsCard />
          <BreakerNotice name={target.name} />
          <SubmissionsCard webhookUrl={webhookUrl} />
          <GuideSlot webhookUrl={webhookUrl} />
        </>
      )}
    </SignedInPage>
  );
}
