import type { MetaFunction } from 'react-router-dom';
import { beautyCases } from '../content/case-study/beauty.ts';
import { home } from '../content/home.ts';
import './home.css';
import '../site/case-study/course-chart.css';
import { CourseChart } from '../site/case-study/course-chart.tsx';
import { pageMeta } from '../site/search-results/page-meta.ts';
import { organisation } from '../site/search-results/structured-data.ts';
import { Arrow } from '../site/sections/arrow.tsx';
import { ClosingCall } from '../site/sections/closing-call.tsx';
import { HeroWords } from '../site/sections/hero-words.tsx';
import { PlottedCourse } from '../site/sections/plotted-course.tsx';
import { ServiceCards } from '../site/sections/service-cards.tsx';
import { StatBand } from '../site/sections/stat-band.tsx';
import { Steps } from '../site/sections/steps.tsx';
import { ValueList } from '../site/sections/value-list.tsx';

export const meta: MetaFunction = () =>
  pageMeta({
    title: home.title,
    description: home.description,
    path: '/',
    structured: [organisation()],
  });

export default function HomePage() {
  return (
    <>
      <Hero />
      <StatBand {...home.stats} />
      <Services />
      <ValueList {...home.values} />
      <Steps heading={home.approach.heading} items={home.approach.steps} />
      <CaseStudyTeaser />
      <ClosingCall {...home.call} />
    </>
  );
}

function Hero() {
  return (
    <section className="home-hero chart">
      <div className="page-width">
        <HeroWords {...home} />
        <PlottedCourse />
      </div>
    </section>
  );
}

function Services() {
  const { heading, text, rest } = home.services;
  return (
    <section className="section page-width home-services">
      <div className="home-services__head">
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <ServiceCards>
        <p>{rest.text}</p>
        <a className="more-link" href={rest.to}>
          {rest.label}
          <Arrow />
        </a>
      </ServiceCards>
    </section>
  );
}

function CaseStudyTeaser() {
  const { eyebrow, headline, text, label, to } = home.caseStudy;
  const [brand] = beautyCases;
  return (
    <section className="section page-width teaser">
      <div>
        <p className="eyebrow">{eyebrow}</p>
        <h2>{headline}</h2>
        <p>{text}</p>
        <a className="more-link" href={to}>
          {label}
          <Arrow />
        </a>
      </div>
      <CourseChart {...brand} />
    </section>
  );
}
