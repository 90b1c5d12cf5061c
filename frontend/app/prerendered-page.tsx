import { matchPath, useLocation } from 'react-router-dom';
import { applicationPages } from './application-pages.ts';
import { pageComponents } from './page-components.ts';

/**
 * Every page of the application, as it is prerendered. The pages are not the framework's routes
 * themselves, because it wraps those in what only its own client understands.
 */
export default function PrerenderedPage() {
  const { pathname } = useLocation();
  return Object.entries(applicationPages).map(([path, page]) => {
    const Page = pageComponents[page];
    return matchPath(path, pathname) && <Page key={path} />;
  });
}
