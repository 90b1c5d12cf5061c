import { navigation } from '../../content/navigation.ts';
import { NavLinkTo } from './nav-link-to.tsx';
import { ServicesMenu } from './services-menu.tsx';

export function WideMenu() {
  const { home, about, saas, contact, talk } = navigation;
  return (
    <nav className="wide-menu" aria-label="Main">
      <ul>
        <li>
          <NavLinkTo {...home} />
        </li>
        <li>
          <NavLinkTo {...about} />
        </li>
        <li>
          <ServicesMenu />
        </li>
        <li>
          <NavLinkTo {...saas} />
        </li>
        <li>
          <NavLinkTo {...contact} />
        </li>
      </ul>
      <a className="button button--small" href={talk.to}>
        {talk.label}
      </a>
    </nav>
  );
}
