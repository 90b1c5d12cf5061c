/**
 * The sites that may receive the lead: the target's own site, the sites that the stage or the
 * recipe allows, and the sites in the form's `action`.
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

  /** Adds the addresses to which the form says that it submits, before the form is filled in. */
  add(actions: readonly string[]): void {
    if (this.isSettled) return;
    for (const action of actions.filter((one) => isWeb(one) && URL.canParse(one))) {
      this.sites.add(siteOf(action));
      this.origins.add(originOf(action));
    }
  }

  /**
   * Allows no further sites from now on.
   * @returns all origins that `functions/fence`, which permits the submit, must check.
   */
  settle(): string[] {
    this.isSettled = true;
    return [...this.origins];
  }

  /**
   * Whether the lead may go to this address. The lead of an https target never goes to plain http.
   * Addresses without a host, such as `about:blank`, belong to the page itself. Addresses that
   * can't be parsed, such as `http://a b/`, are refused, although the browser accepts some of them.
   */
  has(url: string): boolean {
    if (!isWeb(url)) return true;
    if (!URL.canParse(url)) return false;
    return this.sites.has(siteOf(url)) && !(this.isSecure && url.startsWith('http:'));
  }
}

const isWeb = (url: string) => /^https?:/.test(url);

const originOf = (url: string) => new URL(url).origin;

/** The site of an address; http and https of a host count as one site. */
function siteOf(url: string): string {
  return originKey(url)?.replace(/^https?:/, '') ?? url;
}
