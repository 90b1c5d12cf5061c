import type { Config } from '@react-router/dev/config';
import { pagePaths } from './app/page-paths.ts';

/**
 * The catch-all route prerenders the page `/404`; `build-steps/finish-build.ts` turns this page
 * into `404.html`.
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
