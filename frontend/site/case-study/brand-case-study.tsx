import { networkOf, type BrandCase } from '../../content/case-study/brand-case.ts';
import { beautyPage } from '../../content/case-study/beauty.ts';
import { Headline } from '../sections/headline.tsx';
import { CourseChart } from './course-chart.tsx';
import { MetricTable } from './metric-table.tsx';

export function BrandCaseStudy({ position, ...brand }: BrandCase & { position: number }) {
  return (
    <article
      className="brand-case page-width"
      id={brand.slug}
      aria-labelledby={`${brand.slug}-name`}
    >
      <header className="brand-case__head">
        <p className="brand-case__number" aria-hidden="true">
          {position}
        </p>
        <div>
          <h2 id={`${brand.slug}-name`}>{brand.name}</h2>
          <p className="brand-case__category">
            {brand.category}, {brand.months} months
          </p>
        </div>
        <p className="brand-case__question">
          <Headline text={brand.question} />
        </p>
      </header>
      <div className="brand-case__results">
        <CourseChart {...brand} />
        <MetricTable {...brand} />
      </div>
      <div className="brand-case__words">
        <p className="brand-case__brief">{brand.brief}</p>
        <Points heading={beautyPage.strategyHeading} points={brand.strategy} />
        <Points heading={beautyPage.takeawaysHeading} points={brand.takeaways} />
        <Reels {...brand} />
      </div>
    </article>
  );
}

function Points({ heading, points }: { heading: string; points: readonly string[] }) {
  return (
    <section>
      <h3>{heading}</h3>
      <ul className="points">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

function Reels({ name, reels }: BrandCase) {
  return (
    <section>
      <h3>{beautyPage.reelsHeading}</h3>
      <ul className="reels">
        {reels.map((reel) => (
          <li key={reel.address}>
            <a href={reel.address} target="_blank" rel="noopener noreferrer">
              <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d="M8 5.5v13l11-6.5z" fill="currentColor" />
              </svg>
              <span>
                {reel.title} <span className="reels__network">{networkOf(reel)}</span>
                <span className="visually-hidden"> by {name} (opens in a new tab)</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
