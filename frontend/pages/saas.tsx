import type { MetaFunction } from 'react-router-dom';
import { saas } from '../content/saas.ts';
import './saas.css';
import { pageMeta } from '../site/search-results/page-meta.ts';
import { formAutomation, frequentQuestions } from '../site/search-results/structured-data.ts';
import { FeatureCards } from '../site/saas/feature-cards.tsx';
import { LeadToForm } from '../site/saas/lead-to-form.tsx';
import { ClosingCall } from '../site/sections/closing-call.tsx';
import { HeroWords } from '../site/sections/hero-words.tsx';
import { QuestionList } from '../site/sections/question-list.tsx';
import { Steps } from '../site/sections/steps.tsx';

export const meta: MetaFunction = () =>
  pageMeta({
    title: saas.title,
    description: saas.description,
    path: '/saas',
    structured: [formAutomation(), frequentQuestions(saas.questions.items)],
  });

/** The page has one product so far; each further product adds a tab and a panel. */
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
  return (
    <section className="page-hero saas-hero">
      <div className="page-width">
        <div>
          <HeroWords {...saas} />
          <p className="saas-hero__terms">{saas.terms}</p>
        </div>
        <LeadToForm />
      </div>
    </section>
  );
}
