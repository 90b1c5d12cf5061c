import { siteSettings } from '../content/site-settings.ts';

export function SiteFooter() {
  const { brand, email, phone } = siteSettings;
  return (
    <footer className="site-footer">
      <div className="page-width site-footer__row">
        <p>{brand}. Marketing that arrives.</p>
        <ul>
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
          <li>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </li>
        </ul>
      </div>
    </footer>
  );
}
