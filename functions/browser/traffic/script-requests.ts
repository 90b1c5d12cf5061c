/**
 * Notes the requests of the page's scripts to the form's site and the submit's: a page may ask
 * again and again for the result of a queued lead, and take its thanks back.
 */
import type { BrowserContext, Request } from 'playwright-core';
import { isSameSite } from './submit-weight.ts';

export class ScriptRequests {
  /** How many requests the scripts have begun. */
  begun = 0;
  readonly #sites: () => readonly string[];
  readonly #open = new Set<Request>();

  /** @param sites addresses of the form's site and the submit's. */
  constructor(context: BrowserContext, sites: () => readonly string[]) {
    this.#sites = sites;
    const end = (request: Request) => void this.#open.delete(request);
    context.on('request', (request) => this.#begins(request));
    context.on('requestfinished', end).on('requestfailed', end);
  }

  /** How many of them are unanswered. */
  get open(): number {
    return this.#open.size;
  }

  #begins(request: Request): void {
    if (!['fetch', 'xhr', 'eventsource'].includes(request.resourceType())) return;
    if (!this.#sites().some((site) => isSameSite(request.url(), site))) return;
    this.begun += 1;
    this.#open.add(request);
  }
}
