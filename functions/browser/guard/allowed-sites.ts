/** Where the lead may go: the target's own site, what the stage allows, what its form is sent to. */
import type { TargetForm } from '../../../contract/target-form.ts';

export class AllowedSites {
  private readonly sites: Set<string>;
  private readonly origins: Set<string>;
  private readonly isSecure: boolean;
  private isSettled = false;

  constructor({ url, allowedOrigins = [] }: TargetForm) {
    const addresses = [url, ...allowedOrigins];
    this.sites = new Set(addresses.map(siteOf));
    this.origins = new Set(addresses.map(originOf));
    this.isSecure = url.startsWith('https:');
  }

  /** What a form says before it is filled in: where it will be sent. */
  add(actions: readonly string[]): void {
    if (this.isSettled) return;
    for (const action of actions.filter(isWeb)) {
      this.sites.add(siteOf(action));
      this.origins.add(originOf(action));
    }
  }

  /** From here on nothing is added. @returns all origins that the fence has to be asked about. */
  settle(): string[] {
    this.isSettled = true;
    return [...this.origins];
  }

  /** A target of https never goes on without; what has no host is the page's own. */
  has(url: string): boolean {
    if (!isWeb(url)) return true;
    return this.sites.has(siteOf(url)) && !(this.isSecure && url.startsWith('http:'));
  }
}

const isWeb = (url: string) => /^https?:/.test(url);

const originOf = (url: string) => new URL(url).origin;

/** With `www.` or without it is the same place. */
function siteOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '');
}
