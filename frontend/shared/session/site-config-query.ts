/** The TanStack query for the deployment's settings, read once. */
import { queryOptions } from '@tanstack/react-query';
import { loadSiteConfig } from '../service/site-config.ts';

export const siteConfigQuery = queryOptions({
  queryKey: ['site-config'],
  queryFn: () => loadSiteConfig(),
  staleTime: Infinity,
});
