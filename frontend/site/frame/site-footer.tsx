import { footer, navigation } from '../../content/navigation.ts';
import { serviceLinks } from '../../content/services/service-links.ts';
import { siteSettings, telephoneLink } from '../../content/site-settings.ts';
import { BrandMark } from '../../shared/components/brand-mark.tsx';

export function SiteFooter() {
  const { home, about, services: allServices, saas, contact, caseStudy } = navigation;
  const { email, phone, abuseEmail } = siteSettings;
  return (
    <footer className="site-footer">
      <div className="page-width site-footer__grid">
        <div className="site-footer__brand">
          <BrandMark />
          <p>{footer.line}</p>
        </div>
        <FooterLinks
          heading={footer.agency}
          links={[home, about, allServices, caseStudy, contact]}
        />
        <FooterLinks
          heading={footer.product}
          links={[saas, navigation.signIn, navigation.dashboard]}
        />
        <FooterLinks
          heading={footer.services}
          links={Object.values(serviceLinks).map(({ title, path }) => ({ label: title, to: path }))}
          wide
        />
        <FooterLinks
          heading={footer.contact}
          wide
          links={[
            { label: email, to: `mailto:${email}` },
            { label: phone, to: telephoneLink },
            { label: `${footer.abuse}: ${abuseEmail}`, to: `mailto:${abuseEmail}` },
          ]}
        />
      </div>
    </footer>
  );
}

interface FooterLinksProps {
  heading: string;
  links: readonly { label: string; to: string }[];
  wide?: boolean;
}

function FooterLinks({ heading, links, wide = false }: FooterLinksProps) {
  return (
    <section className={wide ? 'site-footer__wide' : undefined}>
      <h2>{heading}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
