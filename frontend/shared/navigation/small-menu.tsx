import { navigation } from '../../content/navigation.ts';
import { NavLinkTo } from './nav-link-to.tsx';
import { Chevron, ServiceLinks } from './services-menu.tsx';

/**
 * The stacked menu of small screens: a popover with the links, which contains a disclosure with the
 * services.
 */
export function SmallMenu({ signedIn }: { signedIn: boolean }) {
  const { home, about, services, saas, caseStudy, contact, signIn, dashboard, talk } = navigation;
  return (
    <>
      <button
        type="button"
        className="menu-toggle"
        aria-label={navigation.menu}
        popoverTarget="small-menu"
      >
        <span className="menu-toggle__bars" aria-hidden="true" />
        <span className="menu-toggle__word">{navigation.menu}</span>
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
            {!signedIn && <NavLinkTo {...signIn} />}
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
