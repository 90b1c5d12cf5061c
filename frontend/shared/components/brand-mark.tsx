import { siteSettings } from '../../content/site-settings.ts';

/** A plain link, because the public pages are separate documents and load no router. */
export function BrandMark() {
  return (
    <a className="brand" href="/" aria-label={`${siteSettings.brand}, home`}>
      <svg viewBox="0 0 28 28" aria-hidden="true" focusable="false">
        <path
          d="M2 9c4.6 0 5.4 5 12 5s7.4-5 12-5M2 17c4.6 0 5.4 5 12 5s7.4-5 12-5"
          fill="none"
          stroke="currentColor"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
      </svg>
      <span className="brand__name">{siteSettings.brand}</span>
    </a>
  );
}
