import type { ReactNode } from 'react';
import { servicesPage } from '../../content/services-page.ts';
import { services } from '../../content/services/catalogue.ts';
import type { Service } from '../../content/services/service.ts';
import { Arrow } from './arrow.tsx';
import { Headline } from './headline.tsx';
import { ServiceMark } from './service-mark.tsx';

interface ServiceCardsProps {
  /** Whether each card has a 'Learn More' link; otherwise the whole card is the link. */
  learnMore?: boolean;
  /** Content for the grid cells that the ten cards leave empty. */
  children?: ReactNode;
}

export function ServiceCards({ learnMore = false, children }: ServiceCardsProps) {
  return (
    <ul className="service-cards">
      {services.map((service) => (
        <li key={service.path} className="service-card">
          <ServiceMark path={service.path} />
          {learnMore ? <CardWithLink {...service} /> : <CardAsLink {...service} />}
        </li>
      ))}
      {children && <li className="service-cards__rest">{children}</li>}
    </ul>
  );
}

function CardAsLink({ title, path, summary }: Service) {
  return (
    <>
      <h3>
        <a className="service-card__whole" href={path}>
          <Headline text={title} />
        </a>
      </h3>
      <p>{summary}</p>
      <Arrow />
    </>
  );
}

function CardWithLink({ title, path, summary }: Service) {
  return (
    <>
      <h2>
        <Headline text={title} />
      </h2>
      <p>{summary}</p>
      <a className="service-card__whole more-link" href={path}>
        {servicesPage.learnMore}
        <span className="visually-hidden"> about {title}</span>
        <Arrow />
      </a>
    </>
  );
}
