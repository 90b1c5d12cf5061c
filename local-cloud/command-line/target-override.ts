/**
 * `--target URL`: sends the leads of this local cloud to another form than the stage's, to try a
 * form out or to count submissions in a test. The template stays the same: only the bot's variable
 * and the site's `config.json` change.
 */
import type { TargetForm } from '../../contract/target-form.ts';

export interface TargetOverride {
  /** Replaces an environment variable of each function that has one of this name. */
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
