import { useEffect } from 'react';
import { Link, useLocation, type MetaFunction } from 'react-router-dom';
import { notFound } from '../content/notices.ts';
import { siteSettings } from '../content/site-settings.ts';

export const meta: MetaFunction = () => [{ title: `Page not found · ${siteSettings.brand}` }];

export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error('404: no page at', pathname);
  }, [pathname]);
  return (
    <div className="page-width notice-page">
      <h1>{notFound.code}</h1>
      <p>{notFound.text}</p>
      <Link className="button" to="/">
        {notFound.link}
      </Link>
    </div>
  );
}
