/**
 * Loads the actions of the sign-in form. The actions need Amplify, which is a quarter of the page's
 * code, so they are not part of the first view.
 */
import type { SiteConfig } from '../../../contract/site-config.ts';
import { notLoaded } from '../../content/notices.ts';
import type * as SignInActions from './sign-in-actions.ts';

let settings: SiteConfig | undefined;

/** Must be called before the first action, because the actions need the deployment's settings. */
export function setSettings(config: SiteConfig): void {
  settings = config;
}

export async function loadActions(): Promise<typeof SignInActions> {
  const modules = [
    import('./sign-in-actions.ts'),
    import('../../shared/service/amplify.ts'),
  ] as const;
  const [actions, { configureAmplify }] = await Promise.all(modules).catch((cause: unknown) => {
    throw new Error(notLoaded.text, { cause });
  });
  if (settings) configureAmplify(settings);
  return actions;
}
