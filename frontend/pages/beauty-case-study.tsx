import type { MetaFunction } from 'react-router-dom';
import { beautyCases, beautyPage } from '../content/case-study/beauty.ts';
import '../site/case-study/course-chart.css';
import '../site/terms/terms.css';
import '../site/case-study/case-study.css';
import { BrandCaseStudy } from '../site/case-study/brand-case-study.tsx';
import { amount, growth } from '../site/case-study/growth.ts';
import { pageMeta } from '../site/search-results/page-meta.ts';
import { ClosingCall } from '../site/sections/closing-call.tsx';
import { PageHero } from '../site/sections/page-hero.tsx';
import { TermList } from '../site/terms/term-list.tsx';
import { TitledTexts } from '../site/sections/titled-texts.tsx';

export const meta: MetaFunction = () =>
  pageMeta({
    title: beautyPage.title,
    description: beautyPage.description,
    path: '/beauty-case-study',
  });

export default function BeautyCaseStudyPage() {
  return (
    <>
      <PageHero {...beautyPage} />
      <Overview />
      {beautyCases.map((brand, position) => (
        <BrandCaseStudy key={brand.slug} {...brand} position={position + 1} />
      ))}
      <Insights />
      <ClosingCall {...beautyPage.call} />
    </>
  );
}

/** The five brands, one line each, as links to their parts of the page. */
function Overview() {
  return (
    <div className="page-width case-overview">
      <ol>
        {beautyCases.map(({ slug, name, metrics: [metric] }) => (
          <li key={slug}>
            <a href={`#${slug}`}>
              <span className="case-overview__name">{name}</span>
              <span className="case-overview__growth">{growth(metric)}</span>
              <span className="case-overview__metric">
                {metric.label}, {amount(metric, metric.baseline)} to {amount(metric, metric.peak)}
              </span>
            </a>
          </li>
        ))}
      </ol>
      <TermList />
    </div>
  );
}

function Insights() {
  const { headline, lede, points } = beautyPage.insights;
  return (
    <section className="insights deep">
      <div className="page-width">
        <h2>{headline}</h2>
        <p className="lede">{lede}</p>
        <TitledTexts items={points} />
      </div>
    </section>
  );
}
