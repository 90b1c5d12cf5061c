import { useEffect, type ReactNode } from 'react';
import { navigation } from '../../content/navigation.ts';
import { BrandMark } from '../components/brand-mark.tsx';
import { labelMenus } from './menus.ts';
import { SmallMenu } from './small-menu.tsx';
import { WideMenu } from './wide-menu.tsx';

/**
 * The header of every page.
 * @param person the buttons of a signed-in user, shown beside the navigation.
 */
export function SiteHeader({ person }: { person?: ReactNode }) {
  // On pages without React, `entry.client.tsx` sets the menus' `aria-expanded` attributes.
  useEffect(labelMenus, []);
  return (
    <>
      <a className="skip-link" href="#content">
        {navigation.skip}
      </a>
      <header className={person ? 'site-header site-header--person' : 'site-header'}>
        <div className="page-width site-header__row">
          <BrandMark />
          <WideMenu />
          {person && <div className="site-header__person">{person}</div>}
          <SmallMenu signedIn={person !== undefined} />
        </div>
      </header>
    </>
  );
}
