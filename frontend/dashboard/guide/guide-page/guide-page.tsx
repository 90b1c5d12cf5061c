import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SectionCard } from '../../components/section-card.tsx';
import { useLinkedSection } from '../../components/use-linked-section.ts';
import { TitledPage } from '../../frame/titled-page.tsx';
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
    <TitledPage
      title="Guide"
      purpose={() => 'How your systems send leads and learn what became of them.'}
      skeleton={skeleton}
    >
      {({ config: { webhookUrl } }) => (
        <div className="guide-page">
          <Contents />
          <Sections webhookUrl={webhookUrl} />
        </div>
      )}
    </TitledPage>
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
