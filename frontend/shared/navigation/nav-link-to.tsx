import { useLocation } from 'react-router-dom';

/** Plain links, because the public pages are separate documents and load no router. */
export function NavLinkTo({ label, to }: { label: string; to: string }) {
  const { pathname } = useLocation();
  const here = pathname.replace(/(.)\/$/, '$1') === to;
  return (
    <a className="nav-link" href={to} aria-current={here ? 'page' : undefined}>
      {label}
    </a>
  );
}
