import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OfflineNote } from '../../components/offline-note.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { useLinkedSection } from '../../components/use-linked-section.ts';
import { DashboardNav } from '../../frame/dashboard-nav.tsx';
import { SignedInPage } from '../../frame/signed-in-page.tsx';
import {
  GuideForm,
  GuideIntro,
  KeySwitch,
} from '../../submissions/integration-guide/guide-choice.tsx';
import { useGuide } from '../../submissions/integration-guide/use-guide.ts';
import { guideSections } from '../sections/guide-sections.tsx';
import '../../submissions/integration-guide/integration-guide.css';
import './guide-page.css';

export function GuidePage({ skeleton }: { skeleton: ReactNode }) {
  return (
    <SignedInPage skeleton={skeleton}>
      {({ config: { webhookUrl }, account }) => (
        <>
          <div className="dashboard__title">
            <h1>Guide</h1>
            <DashboardNav />
            <p className="target-line">
              How your systems send leads and learn what became of them.
            </p>
          </div>
          {account}
          <OfflineNote />
          <div className="guide-page">
            <Contents />
            <Sections webhookUrl={webhookUrl} />
          </div>
        </>
      )}
    </SignedInPage>
  );
}

function Contents() {
  return (
    <nav className="guide-contents" aria-label="On this page">
      <ul>
        {guideSections.map(({ id, title }) => (
          <li key={id}>
            <Link to={{ hash: id }} preventScrollReset>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Sections({ webhookUrl }: { webhookUrl: string }) {
  const { guide, choice } = useGuide(webhookUrl);
  useLinkedSection();
  return (
    <div className="guide-sections">
      <SectionCard title="The samples" aside={<KeySwitch {...choice} />}>
        <p className="section-card__intro">
          <GuideIntro keyPlace="Submissions, in the section API Keys" hasKey={choice.hasKey} />
        </p>
        <GuideForm {...choice} />
      </SectionCard>
      {guideSections.map(({ id, title, Content }) => (
        <SectionCard key={id} id={id} title={title}>
          <Content {...guide} />
        </SectionCard>
      ))}
    </div>
  );
}
