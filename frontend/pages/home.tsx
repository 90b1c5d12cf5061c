import { Link, type MetaFunction } from 'react-router-dom';
import { home } from '../content/home.ts';
import { siteSettings } from '../content/site-settings.ts';
import { LeadCurrent } from './lead-current.tsx';

export const meta: MetaFunction = () => [
  { title: `${siteSettings.brand} · ${home.headline}` },
  { name: 'description', content: siteSettings.description },
];

export default function HomePage() {
  return (
    <>
      <section className="hero">
        <div className="page-width">
          <p className="hero__eyebrow">{home.eyebrow}</p>
          <h1>{home.headline}</h1>
          <p className="hero__lede">{home.lede}</p>
          <div className="hero__actions">
            <Link className="button" to={home.primary.to}>
              {home.primary.label}
            </Link>
            <Link className="button button--quiet" to={home.secondary.to}>
              {home.secondary.label}
            </Link>
          </div>
        </div>
        <LeadCurrent />
      </section>
      <section className="figures" aria-label="Results so far">
        <dl className="page-width">
          {home.figures.map(({ number, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{number}</dd>
            </div>
          ))}
        </dl>
      </section>
      <FormAutomationPitch />
    </>
  );
}

function FormAutomationPitch() {
  const { eyebrow, headline, text, steps } = home.pitch;
  return (
    <section className="page-width pitch">
      <div className="pitch__intro">
        <p className="eyebrow">{eyebrow}</p>
        <h2>{headline}</h2>
        <p>{text}</p>
      </div>
      <ol className="pitch__steps">
        {steps.map((step, position) => (
          <li key={step.title}>
            <span className="step-number" aria-hidden="true">
              {position + 1}
            </span>
            <div>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
