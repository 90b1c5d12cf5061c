/** The dependencies that all checks of the browser's outgoing requests share. */
import type { CDPSession } from 'playwright-core';
import type { AttemptLog } from '../traffic/log.ts';
import type { BlockedSites } from './blocked-sites.ts';
import type { Deliveries } from './deliveries.ts';
import type { Hold } from './hold.ts';

export interface GuardDependencies {
  session: CDPSession;
  hold: Hold;
  deliveries: Deliveries;
  blocked: BlockedSites;
  log: AttemptLog;
}
