/**
 * `--target URL`: sends the leads of this local cloud to the form at the URL instead of the form
 * that the stage offers to all users. People use it to try out a form, and tests to count
 * submissions. The template stays the same; only the bot's variable and the site's `config.json`
 * change.
 */
import type { TargetForm } from '../../contract/target-form.ts';

export interface TargetOverride {
  /**
   * The environment variables whose values are replaced in every function that has a variable of
   * the same name.
   */
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
