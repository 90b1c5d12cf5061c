import type { ReactNode } from 'react';
import { Headline } from './headline.tsx';

interface PageHeroProps {
  eyebrow?: string;
  headline: string;
  lede: string;
  children?: ReactNode;
}

/**
 * The top of every page except the home page: a sea chart, a headline and a link to the next step.
 */
export function PageHero({ eyebrow, headline, lede, children }: PageHeroProps) {
  return (
    <section className="page-hero chart">
      <div className="page-width">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1>
          <Headline text={headline} />
        </h1>
        <p className="lede">{lede}</p>
        {children && <div className="actions">{children}</div>}
      </div>
    </section>
  );
}
