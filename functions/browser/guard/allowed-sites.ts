/** Where the lead may go: the target's own site, what the stage allows, what its form is sent to. */
import type { TargetForm } from '../../../contract/target-form.ts';

export class AllowedSites {
  private readonly sites: Set<string>;
  private readonly isSecure: boolean;

  constructor({ url, allowedOrigins = [] }: TargetForm) {
    this.sites = new Set([url, ...allowedOrigins].map(siteOf));
    this.isSecure = url.startsWith('https:');
  }

  /** What a form says before it is filled in: where it will be sent. */
  add(actions: readonly string[]): void {
    for (const action of actions.filter(isWeb)) this.sites.add(siteOf(action));
  }

  /** A target of https never goes on without; what has no host is the page's own. */
  has(url: string): boolean {
    if (!isWeb(url)) return true;
    return this.sites.has(siteOf(url)) && !(this.isSecure && url.startsWith('http:'));
  }
}

const isWeb = (url: string) => /^https?:/.test(url);

/** With `www.` or without it is the same place. */
function siteOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '');
}
