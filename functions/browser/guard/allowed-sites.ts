/**
 * The sites that may receive the lead: the target's own, those that the stage or the recipe allows,
 * and those to which the form's `action` sends.
 */
import { originKey } from '../../stores/origins/origin-key.ts';
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

  /** Adds the addresses that the form names before it is filled in. */
  add(actions: readonly string[]): void {
    if (this.isSettled) return;
    for (const action of actions.filter((one) => isWeb(one) && URL.canParse(one))) {
      this.sites.add(siteOf(action));
      this.origins.add(originOf(action));
    }
  }

  /** Allows no further sites from now on. @returns all origins that the fence must check. */
  settle(): string[] {
    this.isSettled = true;
    return [...this.origins];
  }

  /**
   * Whether the lead may go to this address. A target with https never sends to plain http;
   * addresses without a host, such as `about:blank`, belong to the page itself. The browser parses
   * some addresses that the proxy refuses, such as `http://a b/`.
   */
  has(url: string): boolean {
    if (!isWeb(url)) return true;
    if (!URL.canParse(url)) return false;
    return this.sites.has(siteOf(url)) && !(this.isSecure && url.startsWith('http:'));
  }
}

const isWeb = (url: string) => /^https?:/.test(url);

const originOf = (url: string) => new URL(url).origin;

/** Both schemes of a host count as one site. */
function siteOf(url: string): string {
  return originKey(url)?.replace(/^https?:/, '') ?? url;
}
