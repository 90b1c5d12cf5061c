import { useEffect } from 'react';
import { useLocation, type MetaFunction } from 'react-router-dom';
import { notFound } from '../content/notices.ts';
import { siteSettings } from '../content/site-settings.ts';
import { logMissingPage, notFoundMark } from '../site/not-found/log-missing-page.ts';

export const meta: MetaFunction = () => [
  { title: `Page not found · ${siteSettings.brand}` },
  { name: 'robots', content: 'noindex' },
];

export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(logMissingPage, [pathname]);
  return (
    <div className="notice-page chart" {...{ [notFoundMark]: '' }}>
      <div className="page-width">
        <h1>{notFound.code}</h1>
        <p>{notFound.text}</p>
        <a className="button" href="/">
          {notFound.link}
        </a>
      </div>
    </div>
  );
}
