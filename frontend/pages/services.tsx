import type { MetaFunction } from 'react-router-dom';
import { servicesPage } from '../content/services-page.ts';
import { pageMeta } from '../site/search-results/page-meta.ts';
import { frequentQuestions } from '../site/search-results/structured-data.ts';
import { Arrow } from '../site/sections/arrow.tsx';
import { ClosingCall } from '../site/sections/closing-call.tsx';
import { Headline } from '../site/sections/headline.tsx';
import { PageHero } from '../site/sections/page-hero.tsx';
import { QuestionList } from '../site/sections/question-list.tsx';
import { ServiceCards } from '../site/sections/service-cards.tsx';

const { title, description, headline, lede, rest, questions, call } = servicesPage;

export const meta: MetaFunction = () =>
  pageMeta({
    title,
    description,
    path: '/services',
    structured: [frequentQuestions(questions.items)],
  });

export default function ServicesPage() {
  return (
    <>
      <PageHero headline={headline} lede={lede} />
      <div className="section page-width">
        <ServiceCards learnMore>
          <p>
            <Headline text={rest.text} />
          </p>
          <a className="more-link" href={rest.to}>
            {rest.label}
            <Arrow />
          </a>
        </ServiceCards>
      </div>
      <QuestionList {...questions} />
      <ClosingCall {...call} />
    </>
  );
}
