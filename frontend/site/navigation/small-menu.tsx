import { navigation } from '../../content/navigation.ts';
import { NavLinkTo } from './nav-link-to.tsx';
import { Chevron, ServiceLinks } from './services-menu.tsx';

/** The stacked menu of small screens: a popover for the whole, a disclosure for the services. */
export function SmallMenu() {
  const { home, about, services, saas, caseStudy, contact, signIn, dashboard, talk } = navigation;
  return (
    <>
      <button type="button" className="menu-toggle" popoverTarget="small-menu">
        <span className="menu-toggle__bars" aria-hidden="true" />
        {navigation.menu}
      </button>
      <div id="small-menu" className="small-menu" popover="auto">
        <nav aria-label="Menu">
          <NavLinkTo {...home} />
          <NavLinkTo {...about} />
          <details>
            <summary className="nav-link nav-link--opens">
              {services.label}
              <Chevron />
            </summary>
            <ServiceLinks />
          </details>
          <NavLinkTo {...saas} />
          <NavLinkTo {...caseStudy} />
          <NavLinkTo {...contact} />
          <div className="small-menu__account">
            <NavLinkTo {...signIn} />
            <NavLinkTo {...dashboard} />
          </div>
          <a className="button" href={talk.to}>
            {talk.label}
          </a>
        </nav>
      </div>
    </>
  );
}
