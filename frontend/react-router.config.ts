import type { Config } from '@react-router/dev/config';
import { pagePaths } from './app/page-paths.ts';

/**
 * `/404` matches the catch-all route; `build-steps/finish-build.ts` makes `404.html` of the page
 * that this route prerenders.
 */
export default {
  ssr: false,
  prerender: [...pagePaths, '/404'],
  future: {
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
