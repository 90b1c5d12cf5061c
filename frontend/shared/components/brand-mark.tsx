import { Link } from 'react-router-dom';
import { siteSettings } from '../../content/site-settings.ts';

export function BrandMark() {
  return (
    <Link className="brand" to="/" aria-label={`${siteSettings.brand}, home`}>
      <svg viewBox="0 0 28 28" aria-hidden="true" focusable="false">
        <path
          d="M2 9c4.6 0 5.4 5 12 5s7.4-5 12-5M2 17c4.6 0 5.4 5 12 5s7.4-5 12-5"
          fill="none"
          stroke="currentColor"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
      </svg>
      {siteSettings.brand}
    </Link>
  );
}
