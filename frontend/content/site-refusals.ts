import type { SiteRefusal } from '../../contract/origins.ts';

/** The text for the owner of a form while the operator allows no leads to its site. */
export const siteRefusalTexts: Record<
  SiteRefusal,
  { badge: string; title: string; why: (site: string) => string; until: string }
> = {
  blocked: {
    badge: 'Site blocked',
    title: 'its site is blocked',
    why: (site) => `The operator of this service has blocked ${site}.`,
    until: 'Once the block is lifted',
  },
  not_approved: {
    badge: 'Site not approved',
    title: 'its site is not approved',
    why: (site) => `Leads go to approved sites only, and ${site} is not approved.`,
    until: 'Once the site is approved',
  },
  stage_only: {
    badge: 'Site not allowed',
    title: 'its site is not allowed',
    why: () => 'This service fills its own form only at the moment.',
    until: 'Once this changes',
  },
};
