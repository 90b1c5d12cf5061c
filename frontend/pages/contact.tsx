import type { MetaFunction } from 'react-router-dom';
import { contact } from '../content/contact.ts';
import { siteSettings, telephoneLink } from '../content/site-settings.ts';
import './contact.css';
import { ContactForm } from '../site/contact-form/contact-form.tsx';
import { pageMeta } from '../site/search-results/page-meta.ts';
import { PageHero } from '../site/sections/page-hero.tsx';

export const meta: MetaFunction = () =>
  pageMeta({ title: contact.title, description: contact.description, path: '/contact' });

export default function ContactPage() {
  return (
    <>
      <PageHero headline={contact.headline} lede={contact.lede} />
      <div className="section page-width contact">
        <ContactForm />
        <div className="contact__side">
          <GetInTouch />
          <WhyChoose />
        </div>
      </div>
    </>
  );
}

function GetInTouch() {
  const { heading, email, phone, hours } = contact.getInTouch;
  return (
    <section className="side-card" aria-labelledby="get-in-touch">
      <h2 id="get-in-touch">{heading}</h2>
      <dl>
        <dt>{email}</dt>
        <dd>
          <a href={`mailto:${siteSettings.email}`}>{siteSettings.email}</a>
        </dd>
        <dt>{phone}</dt>
        <dd>
          <a href={telephoneLink}>{siteSettings.phone}</a>
        </dd>
      </dl>
      {hours.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

function WhyChoose() {
  const { heading, points } = contact.why;
  return (
    <section className="side-card deep" aria-labelledby="why-choose">
      <h2 id="why-choose">
        {heading} {siteSettings.brand}
      </h2>
      <ul className="ticked-list">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
