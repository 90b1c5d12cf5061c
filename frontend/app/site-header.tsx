import { NavLink } from 'react-router-dom';
import { BrandMark } from '../design/brand-mark.tsx';

export function SiteHeader() {
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <header className="site-header">
        <div className="page-width site-header__row">
          <BrandMark />
          <nav className="site-nav" aria-label="Main">
            <NavLink to="/auth">Sign in</NavLink>
            <NavLink to="/dashboard">Dashboard</NavLink>
          </nav>
        </div>
      </header>
    </>
  );
}
