/**
 * `--target URL`: sends the leads of this local cloud to another form than the stage's, without
 * changing the template. Only the bot's variable and the site's `config.json` change. For trying a
 * form out, and for tests with a form that counts its submissions.
 */
import type { TargetForm } from '../../contract/target-form.ts';

export interface TargetOverride {
  /** Replaces a function's variable of the same name, if it has one. */
  variables: Record<string, string>;
  inSiteConfig: (config: object) => object;
}

export function overrideTarget(url: string | undefined): TargetOverride {
  if (url === undefined) return { variables: {}, inSiteConfig: (config) => config };
  const target: TargetForm = { name: new URL(url).host, url, demo: false };
  return {
    variables: { TARGET_FORM: JSON.stringify(target) },
    inSiteConfig: (config) => ({ ...config, target }),
  };
}
