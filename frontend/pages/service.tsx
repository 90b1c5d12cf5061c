import { useLocation, type MetaFunction } from 'react-router-dom';
import { servicePage } from '../content/services-page.ts';
import { serviceAfter, serviceAt } from '../content/services/catalogue.ts';
import type { Five } from '../content/services/service.ts';
import { pageMeta } from '../site/search-results/page-meta.ts';
import { serviceOffer } from '../site/search-results/structured-data.ts';
import { Arrow } from '../site/sections/arrow.tsx';
import { ClosingCall } from '../site/sections/closing-call.tsx';
import { CompassRing } from '../site/sections/compass-ring.tsx';
import { Headline } from '../site/sections/headline.tsx';
import { ServiceMark } from '../site/sections/service-mark.tsx';

export const meta: MetaFunction = ({ location }) => {
  const service = serviceAt(location.pathname);
  const { title, path, metaDescription } = service;
  return pageMeta({
    title,
    description: metaDescription,
    path,
    structured: [serviceOffer(service)],
  });
};

/** One layout for all ten services. The page's address selects the service. */
export default function ServicePage() {
  const service = serviceAt(useLocation().pathname);
  const next = serviceAfter(service);
  return (
    <>
      <section className="page-hero service-hero chart">
        <div className="page-width">
          <div>
            <p className="eyebrow">{service.title}</p>
            <h1>
              <Headline text={service.headline} />
            </h1>
            <p className="lede">{service.description}</p>
            <div className="actions">
              <a className="button" href={servicePage.start.to}>
                {servicePage.start.label}
              </a>
            </div>
          </div>
          <div className="service-emblem">
            <CompassRing />
            <ServiceMark path={service.path} />
          </div>
        </div>
      </section>
      <div className="section page-width two-lists">
        <FiveList heading={servicePage.deliver} items={service.deliverables} />
        <FiveList heading={servicePage.benefits} items={service.benefits} ticked />
      </div>
      <ClosingCall
        headline={servicePage.callHeadline(service.title)}
        text={servicePage.callText}
        label={servicePage.callLabel}
      />
      <nav className="next-service page-width" aria-label={servicePage.next}>
        <span>{servicePage.next}</span>
        <a href={next.path}>
          {`${next.title}\u00a0`}
          <Arrow />
        </a>
      </nav>
    </>
  );
}

interface FiveListProps {
  heading: string;
  items: Five;
  ticked?: boolean;
}

function FiveList({ heading, items, ticked = false }: FiveListProps) {
  return (
    <section>
      <h2>{heading}</h2>
      <ul className={ticked ? 'ticked-list' : 'numbered-list'}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
