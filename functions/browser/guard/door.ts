/** What the browser's requests pass on their way out. */
import type { BrowserContext, CDPSession } from 'playwright-core';
import type { BlockedSites } from './blocked-sites.ts';
import type { Deliveries } from './deliveries.ts';
import type { Hold } from './hold.ts';

export interface Door {
  session: CDPSession;
  context: BrowserContext;
  hold: Hold;
  deliveries: Deliveries;
  blocked: BlockedSites;
}
