/**
 * The names and addresses of the ten services, in the order of the menu, the cards and the contact
 * form. Separate from the pages' copy, so that a menu does not load that copy.
 */
import type { Service } from './service.ts';

export const serviceLinks = {
  googleAds: { title: 'Google Ads & Performance Marketing', path: '/services/google-ads' },
  seo: { title: 'SEO & Organic Growth', path: '/services/seo' },
  programmatic: { title: 'Programmatic Advertising', path: '/services/programmatic' },
  socialMedia: { title: 'Social Media Marketing', path: '/services/social-media' },
  influencer: { title: 'Influencer Campaigns', path: '/services/influencer' },
  web3: { title: 'Web3 & Crypto Marketing', path: '/services/web3' },
  ecommerce: { title: 'E-commerce Growth', path: '/services/ecommerce' },
  reputation: { title: 'Reputation Management', path: '/services/reputation' },
  creator: { title: 'Content Creator Monetization', path: '/services/creator' },
  publicRelations: { title: 'Public Relations (PR)', path: '/services/pr' },
} as const satisfies Record<string, Pick<Service, 'title' | 'path'>>;
