/**
 * The TanStack query for the deployment's settings, read once. Amplify is configured with them
 * before anything uses it.
 */
import { queryOptions } from '@tanstack/react-query';
import { configureAmplify } from '../service/amplify.ts';
import { loadSiteConfig } from '../service/site-config.ts';

export const siteConfigQuery = queryOptions({
  queryKey: ['site-config'],
  queryFn: async () => {
    const config = await loadSiteConfig();
    configureAmplify(config);
    return config;
  },
  staleTime: Infinity,
});
