import { creator, ecommerce, publicRelations, reputation, web3 } from './growth.ts';
import { googleAds, influencer, programmatic, seo, socialMedia } from './paid.ts';
import type { Service } from './service.ts';

/** All ten services, in the order of `service-links.ts`. */
export const services: readonly Service[] = [
  googleAds,
  seo,
  programmatic,
  socialMedia,
  influencer,
  web3,
  ecommerce,
  reputation,
  creator,
  publicRelations,
];

/** @throws {Error} if no service has the given path. */
export function serviceAt(path: string): Service {
  const found = services.find((service) => service.path === path.replace(/\/$/, ''));
  if (!found) throw new Error(`No service at ${path}`);
  return found;
}

/** The service whose page follows the page of `service`; after the last service comes the first. */
export function serviceAfter(service: Service): Service {
  return services[services.indexOf(service) + 1] ?? googleAds;
}
