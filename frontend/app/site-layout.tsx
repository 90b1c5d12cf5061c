import { Outlet } from 'react-router-dom';
import '../site/sections/sections.css';
import '../site/sections/lists.css';
import '../pages/service.css';
import { SiteFooter } from '../site/frame/site-footer.tsx';
import { SiteHeader } from '../shared/navigation/site-header.tsx';

export default function SiteLayout() {
  return (
    <>
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
