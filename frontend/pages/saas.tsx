import type { MetaFunction } from 'react-router-dom';
import { saas } from '../content/saas.ts';
import './saas.css';
import { pageMeta } from '../site/search-results/page-meta.ts';
import { formAutomation, frequentQuestions } from '../site/search-results/structured-data.ts';
import { FeatureCards } from '../site/saas/feature-cards.tsx';
import { LeadToForm } from '../site/saas/lead-to-form.tsx';
import { ClosingCall } from '../site/sections/closing-call.tsx';
import { Headline } from '../site/sections/headline.tsx';
import { QuestionList } from '../site/sections/question-list.tsx';
import { Steps } from '../site/sections/steps.tsx';

export const meta: MetaFunction = () =>
  pageMeta({
    title: saas.title,
    description: saas.description,
    path: '/saas',
    structured: [formAutomation(), frequentQuestions(saas.questions.items)],
  });

/** There is one product so far; another would add a tab and a panel. */
export default function SaasPage() {
  return (
    <>
      <div className="product-tabs">
        <div className="page-width" role="tablist" aria-label={saas.products}>
          <button
            type="button"
            role="tab"
            id="form-automation-tab"
            aria-selected="true"
            aria-controls="form-automation"
          >
            {saas.tab}
          </button>
        </div>
      </div>
      <div role="tabpanel" id="form-automation" aria-labelledby="form-automation-tab">
        <Hero />
        <FeatureCards />
        <Steps {...saas.steps} />
        <QuestionList {...saas.questions} />
        <ClosingCall {...saas.call} />
      </div>
    </>
  );
}

function Hero() {
  const { headline, lede, primary, secondary, terms } = saas;
  return (
    <section className="page-hero saas-hero">
      <div className="page-width">
        <div>
          <h1>
            <Headline text={headline} />
          </h1>
          <p className="lede">{lede}</p>
          <div className="actions">
            <a className="button" href={primary.to}>
              {primary.label}
            </a>
            <a className="button button--quiet" href={secondary.to}>
              {secondary.label}
            </a>
          </div>
          <p className="saas-hero__terms">{terms}</p>
        </div>
        <LeadToForm />
      </div>
    </section>
  );
}
