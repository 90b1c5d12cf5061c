import type { MetaFunction } from 'react-router-dom';
import { problems } from '../../contract/problems.ts';
import { problemsPath } from '../../contract/webhook-limits.ts';
import { problemsPage } from '../content/problems.ts';
import './problems.css';
import { pageMeta } from '../site/search-results/page-meta.ts';
import { PageHero } from '../site/sections/page-hero.tsx';

export const meta: MetaFunction = () =>
  pageMeta({
    title: problemsPage.title,
    description: problemsPage.description,
    path: problemsPath,
  });

/** The page to which the `type` of every error answer refers (RFC 9457). */
export default function ProblemsPage() {
  return (
    <>
      <PageHero headline={problemsPage.headline} lede={problemsPage.lede} />
      <div className="section page-width problems">
        {Object.values(problems).map(({ slug, status, title, meaning, remedy }) => (
          <section key={slug} id={slug} aria-labelledby={`${slug}-title`}>
            <p className="problems__status">{status}</p>
            <h2 id={`${slug}-title`}>
              <a href={`#${slug}`}>{title}</a>
            </h2>
            <p>{meaning}</p>
            <h3>{problemsPage.remedy}</h3>
            <p>{remedy}</p>
            <p className="problems__type">
              <code>
                {problemsPath}#{slug}
              </code>
            </p>
          </section>
        ))}
      </div>
    </>
  );
}
