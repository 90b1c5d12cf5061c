import type { MetaFunction } from 'react-router-dom';
import { about } from '../content/about.ts';
import './about.css';
import { ClientGrid } from '../site/clients/client-grid.tsx';
import { pageMeta } from '../site/search-results/page-meta.ts';
import { Arrow } from '../site/sections/arrow.tsx';
import { ClosingCall } from '../site/sections/closing-call.tsx';
import { PageHero } from '../site/sections/page-hero.tsx';
import { ServiceMark } from '../site/sections/service-mark.tsx';
import { StatBand } from '../site/sections/stat-band.tsx';
import { Steps } from '../site/sections/steps.tsx';
import { ValueList } from '../site/sections/value-list.tsx';

export const meta: MetaFunction = () =>
  pageMeta({ title: about.title, description: about.description, path: '/about' });

export default function AboutPage() {
  return (
    <>
      <PageHero headline={about.headline} lede={about.lede} />
      <Story />
      <StatBand {...about.impact} />
      <ServiceSummaries />
      <Steps heading={about.process.heading} items={about.process.steps} />
      <ValueList {...about.values} />
      <section className="section page-width clients">
        <h2>{about.clients.heading}</h2>
        <p>{about.clients.text}</p>
        <ClientGrid />
      </section>
      <ClosingCall {...about.call} />
    </>
  );
}

function Story() {
  const { story, mission } = about;
  return (
    <div className="section page-width story">
      <section>
        <h2>{story.heading}</h2>
        {story.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <section className="mission">
        <h2>{mission.heading}</h2>
        <p className="mission__text">{mission.text}</p>
        <p>{mission.note}</p>
      </section>
    </div>
  );
}

function ServiceSummaries() {
  const { heading, link, shown, deliverablesShown } = about.services;
  return (
    <section className="section page-width summaries">
      <h2>{heading}</h2>
      <ul>
        {shown.map(({ path, title, summary, deliverables }) => (
          <li key={path}>
            <ServiceMark path={path} />
            <h3>
              <a href={path}>{title}</a>
            </h3>
            <p>{summary}</p>
            <ul className="points">
              {deliverables.slice(0, deliverablesShown).map((deliverable) => (
                <li key={deliverable}>{deliverable}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <a className="more-link" href={link.to}>
        {link.label}
        <Arrow />
      </a>
    </section>
  );
}
