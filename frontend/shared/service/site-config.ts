// `parser-settings.ts` is imported first, because it must run before any page makes a schema.
import './parser-settings.ts';
import type { SiteConfig } from '../../../contract/site-config.ts';
import { ServiceError } from './service-error.ts';

const texts = ['region', 'userPoolId', 'userPoolClientId', 'graphqlUrl', 'webhookUrl'] as const;

/**
 * Checks `config.json` by the same rules as the contract's schema, but without the schema library.
 * Otherwise every first view would have to load the library only for this file.
 */
function isSiteConfig(value: unknown): value is SiteConfig {
  if (typeof value !== 'object' || value === null) return false;
  const config = value as Partial<SiteConfig>;
  const { graphqlUrl = '', webhookUrl = '', signUpVerification, target } = config;
  return (
    texts.every((name) => typeof config[name] === 'string') &&
    [graphqlUrl, webhookUrl, target?.url ?? ''].every((url) => URL.canParse(url)) &&
    typeof target?.name === 'string' &&
    typeof target.demo === 'boolean' &&
    (signUpVerification === 'none' || signUpVerification === 'code')
  );
}

/**
 * The deployment's settings (`config.json`), read once. Every other module receives the settings as
 * an argument.
 */
export async function loadSiteConfig(fetcher: typeof fetch = fetch): Promise<SiteConfig> {
  const response = await fetcher('/config.json', { cache: 'no-cache' });
  if (!response.ok) {
    throw new ServiceError(`The server answered ${response.status}.`, {
      status: response.status,
    });
  }
  const settings: unknown = await response.json();
  if (!isSiteConfig(settings)) throw new ServiceError('They are not complete.');
  return { ...settings, leadRetentionDays: settings.leadRetentionDays ?? 30 };
}
