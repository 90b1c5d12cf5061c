import { useLocation } from 'react-router-dom';
import { navigation } from '../../content/navigation.ts';
import { serviceLinks } from '../../content/services/service-links.ts';

/**
 * The menu of the ten service pages. It is a popover and not a menu widget: the browser itself
 * opens the menu, and closes it on Escape or a click elsewhere. The focus is not trapped. All of
 * this also works without JavaScript.
 */
export function ServicesMenu() {
  const isHere = useLocation().pathname.startsWith(navigation.services.to);
  return (
    <>
      <button
        type="button"
        className="nav-link nav-link--opens"
        popoverTarget="services-menu"
        aria-current={isHere ? 'true' : undefined}
      >
        {navigation.services.label}
        <Chevron />
      </button>
      <div id="services-menu" className="services-menu" popover="auto">
        <ServiceLinks />
      </div>
    </>
  );
}

export function ServiceLinks() {
  const here = useLocation().pathname.replace(/\/$/, '');
  return (
    <ul>
      {Object.values(serviceLinks).map(({ path, title }) => (
        <li key={path}>
          <a href={path} aria-current={path === here ? 'page' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function Chevron() {
  return (
    <svg className="chevron" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      <path d="M2 4.25 6 8.25l4-4" fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
