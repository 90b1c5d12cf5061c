import { navigation } from '../../content/navigation.ts';
import { BrandMark } from '../../shared/components/brand-mark.tsx';
import { SmallMenu } from '../navigation/small-menu.tsx';
import { WideMenu } from '../navigation/wide-menu.tsx';

export function SiteHeader() {
  return (
    <>
      <a className="skip-link" href="#content">
        {navigation.skip}
      </a>
      <header className="site-header">
        <div className="page-width site-header__row">
          <BrandMark />
          <WideMenu />
          <SmallMenu />
        </div>
      </header>
    </>
  );
}
