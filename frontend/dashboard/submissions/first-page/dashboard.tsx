import { Fragment, Suspense, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SiteConfig } from '../../../../contract/site-config.ts';
import { ApiKeysCard } from '../../account/api-keys/api-keys-card.tsx';
import { useApiKeys } from '../../account/api-keys/use-api-keys.ts';
import { BreakerNotice } from '../circuit-breaker/breaker-notice.tsx';
import { DashboardNav } from '../../frame/dashboard-nav.tsx';
import { OfflineNote } from '../../components/offline-note.tsx';
import { FirstRun } from '../first-run/first-run.tsx';
import { LazyGuide } from '../integration-guide/lazy-guide.tsx';
import { NeedsYou } from '../needs-you/needs-you.tsx';
import { SectionNav } from './section-nav.tsx';
import { SignedInPage, type PageParts } from '../../frame/signed-in-page.tsx';
import { StatisticsCard } from '../statistics/statistics-card.tsx';
import { SubmissionsCard } from '../table/submissions-card.tsx';
import { TargetFormLine } from './target-form-line.tsx';
import { TestSubmissionCard } from '../test-submission/test-submission-card.tsx';
import { useFirstReads } from './use-first-reads.ts';
import { useLinkedSection } from '../../components/use-linked-section.ts';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { Loading } from '../../../shared/components/loading.tsx';

/** The screenshot page is loaded only for users who open a screenshot's link. */
const ScreenshotPage = lazyPart(
  async () => (await import('../screenshot-page/screenshot-page.tsx')).ScreenshotPage,
);

export function Dashboard({ skeleton }: { skeleton: ReactNode }) {
  const [address] = useSearchParams();
  const screenshotOf = address.get('screenshot');
  if (screenshotOf !== null) {
    return (
      <SignedInPage skeleton={skeleton}>
        {() => (
          <Suspense>
            <ScreenshotPage submissionId={screenshotOf} />
          </Suspense>
        )}
      </SignedInPage>
    );
  }
  return <SignedInPage skeleton={skeleton}>{(parts) => <FirstPage {...parts} />}</SignedInPage>;
}

function FirstPage({ config, person, account }: PageParts) {
  const isRead = useFirstReads();
  return (
    <>
      <div className="dashboard__title">
        <h1>Form Automation</h1>
        <DashboardNav />
        {isRead && <SectionNav />}
        {isRead && <TargetFormLine target={config.target} />}
      </div>
      <OfflineNote />
      {account}
      {isRead ? (
        // The list of first steps and the sections appear together. If the list appeared later, it
        // would move the sections.
        <Suspense fallback={<Loading />}>
          <FirstRun userId={person.userId} />
          <Sections config={config} />
        </Suspense>
      ) : (
        <Loading />
      )}
    </>
  );
}

/** The order of sections for a returning user: open work and new submissions first. */
const returningOrder = ['needs', 'submissions', 'setup', 'statistics', 'guide'] as const;
/**
 * The order of sections for a new user: the API keys, the test lead and the guide come before the
 * submissions.
 */
const newcomerOrder = ['needs', 'setup', 'guide', 'submissions', 'statistics'] as const;

function Sections({ config: { target, webhookUrl } }: { config: SiteConfig }) {
  const isNewcomer = useIsNewcomer();
  useLinkedSection();
  const sections = {
    needs: (
      <>
        {!isNewcomer && <NeedsYou />}
        <BreakerNotice name={target.name} />
      </>
    ),
    submissions: <SubmissionsCard webhookUrl={webhookUrl} />,
    setup: (
      <div className="dashboard__setup">
        <ApiKeysCard webhookUrl={webhookUrl} />
        <TestSubmissionCard webhookUrl={webhookUrl} />
      </div>
    ),
    statistics: <StatisticsCard />,
    guide: <LazyGuide webhookUrl={webhookUrl} />,
  };
  return (isNewcomer ? newcomerOrder : returningOrder).map((name) => (
    <Fragment key={name}>{sections[name]}</Fragment>
  ));
}

/**
 * Whether the user had no API key when the page opened. The value is set once per visit, so that
 * the sections do not move when the user creates the first key.
 */
function useIsNewcomer(): boolean {
  const { data: keys } = useApiKeys();
  const [isNewcomer] = useState(() => keys?.length === 0);
  return isNewcomer;
}
