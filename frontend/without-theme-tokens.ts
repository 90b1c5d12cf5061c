/**
 * Called by the build. Amplify UI brings its default theme as JavaScript too: the tokens of every
 * component, 7 KB compressed, worked out whenever a page starts. Only an Amplify theme made in
 * JavaScript reads them; here they are CSS (`design/amplify-theme.css`), so they are left out.
 */
import type { Plugin } from 'vite';

const componentTokens = /@aws-amplify\/ui\/dist\/esm\/theme\/tokens\/components\/index\.mjs$/;

export function withoutThemeTokens(): Plugin {
  return {
    name: 'without-theme-tokens',
    enforce: 'pre',
    load: (id) => (componentTokens.test(id) ? 'export const components = {};' : undefined),
  };
}
