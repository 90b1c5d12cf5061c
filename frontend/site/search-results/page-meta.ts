import type { MetaDescriptor } from 'react-router-dom';
import { siteSettings } from '../../content/site-settings.ts';
import { publicAddress, publicOrigin } from './public-origin.ts';
import { breadcrumb, type StructuredData } from './structured-data.ts';

export interface PageFacts {
  title: string;
  description: string;
  path: string;
  /** Additional structured data about the page, such as a service or a list of questions. */
  structured?: readonly StructuredData[];
}

const card = { path: '/card.png', width: '1200', height: '630' };

/** All metadata about one page for search engines and shared links. */
export function pageMeta({
  title,
  description,
  path,
  structured = [],
}: PageFacts): MetaDescriptor[] {
  const fullTitle = `${title} · ${siteSettings.brand}`;
  const property = (name: string, content: string) => ({ property: `og:${name}`, content });
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(publicOrigin
      ? [
          { tagName: 'link', rel: 'canonical', href: publicAddress(path) },
          property('url', publicAddress(path)),
        ]
      : []),
    property('type', 'website'),
    property('site_name', siteSettings.brand),
    property('title', fullTitle),
    property('description', description),
    property('image', publicAddress(card.path)),
    property('image:width', card.width),
    property('image:height', card.height),
    property('image:alt', siteSettings.cardDescription),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...[...structured, ...breadcrumb(path, title)].map((data) => ({ 'script:ld+json': data })),
  ];
}
