import { navigation } from '../../content/navigation.ts';
import type { Question } from '../../content/page-content.ts';
import { saas } from '../../content/saas.ts';
import type { Service } from '../../content/services/service.ts';
import { siteSettings } from '../../content/site-settings.ts';
import { publicAddress } from './public-origin.ts';

type Json = string | number | { [key: string]: Json } | Json[];
export type StructuredData = { [key: string]: Json };

const context = { '@context': 'https://schema.org' };

export function organisation(): StructuredData {
  const { brand, description, email, phone } = siteSettings;
  return {
    ...context,
    '@type': 'Organization',
    name: brand,
    description,
    email,
    telephone: phone,
    url: publicAddress('/'),
    logo: publicAddress('/icon-512.png'),
  };
}

export function serviceOffer({ title, description, path, deliverables }: Service): StructuredData {
  return {
    ...context,
    '@type': 'Service',
    name: title,
    description,
    url: publicAddress(path),
    provider: { '@type': 'Organization', name: siteSettings.brand, url: publicAddress('/') },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: title,
      itemListElement: deliverables.map((name) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name },
      })),
    },
  };
}

export function frequentQuestions(questions: readonly Question[]): StructuredData {
  return {
    ...context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export function formAutomation(): StructuredData {
  return {
    ...context,
    '@type': 'SoftwareApplication',
    name: saas.title,
    description: saas.description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    url: publicAddress('/saas'),
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  };
}

/** The breadcrumb list from the home page to this page; the home page has no breadcrumb list. */
export function breadcrumb(path: string, title: string): StructuredData[] {
  if (path === '/') return [];
  const { home, services } = navigation;
  const way = [
    { name: home.label, path: home.to },
    ...(path.startsWith(`${services.to}/`) ? [{ name: services.label, path: services.to }] : []),
    { name: title, path },
  ];
  return [
    {
      ...context,
      '@type': 'BreadcrumbList',
      itemListElement: way.map((step, position) => ({
        '@type': 'ListItem',
        position: position + 1,
        name: step.name,
        item: publicAddress(step.path),
      })),
    },
  ];
}
