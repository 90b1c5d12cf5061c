import { matchPath, useLocation } from 'react-router-dom';
import { applicationPages } from './application-pages.ts';
import { pageComponents } from './page-components.ts';

/**
 * Prerenders every page of the application. These pages are not routes of React Router's framework
 * mode, because this mode wraps its routes in markup that only its own client understands.
 */
export default function PrerenderedPage() {
  const { pathname } = useLocation();
  return Object.entries(applicationPages).map(([path, page]) => {
    const Page = pageComponents[page];
    return matchPath(path, pathname) && <Page key={path} />;
  });
}
