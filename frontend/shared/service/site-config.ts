import './parser-settings.ts';
import { siteConfigSchema, type SiteConfig } from '../../../contract/site-config.ts';
import { ServiceError } from './service-error.ts';

/** The deployment's settings, parsed once; every other module gets them as an argument. */
export async function loadSiteConfig(fetcher: typeof fetch = fetch): Promise<SiteConfig> {
  const response = await fetcher('/config.json', { cache: 'no-cache' });
  if (!response.ok) {
    throw new ServiceError(`The site’s settings answered ${response.status}`, {
      status: response.status,
    });
  }
  return siteConfigSchema.parse(await response.json());
}
