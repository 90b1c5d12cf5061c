/**
 * After the fence no navigation may carry the lead to a site that is not allowed: neither a form
 * that a script has redirected nor an HTTP redirect, which Playwright's routing does not see. A
 * session of the whole browser also sees navigations of frames and new windows. Requests by scripts
 * are not restricted.
 */
import type { BrowserContext, CDPSession } from 'playwright-core';
import type { Lead } from '../../../contract/lead.ts';
import type { AllowedSites } from './allowed-sites.ts';
import { carriesLead } from '../traffic/lead-in-request.ts';

export interface ForeignRequests {
  /** Resolves once every navigation is intercepted; before that nothing may leave. */
  ready: Promise<void>;
  /** The first origin for which a request was refused. */
  refused: string | undefined;
}

interface Watch {
  lead: Lead;
  sites: AllowedSites;
  /**
   * Whether the target already has the lead: then a redirect's address may contain the lead's data.
   */
  isSent: () => boolean;
}

interface PausedRequest {
  requestId: string;
  redirectedRequestId?: string;
  request: { url: string; method: string; postData?: string };
}

export function refuseForeignRequests(context: BrowserContext, watch: Watch): ForeignRequests {
  const state: ForeignRequests = { ready: Promise.resolve(), refused: undefined };
  state.ready = watchNavigations(context, (session, paused) => {
    const mayGo = mayLeave(paused, watch);
    if (!mayGo) state.refused ??= URL.parse(paused.request.url)?.origin ?? 'an invalid address';
    void settle(session, paused.requestId, mayGo);
  });
  // Prevents an unhandled rejection; whoever awaits `ready` gets the error.
  state.ready.catch(() => undefined);
  return state;
}

async function watchNavigations(
  context: BrowserContext,
  judge: (session: CDPSession, paused: PausedRequest) => void,
): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) throw new Error('The browser cannot be watched');
  session.on('Fetch.requestPaused', (paused: PausedRequest) => judge(session, paused));
  await session.send('Fetch.enable', { patterns: [{ resourceType: 'Document' }] });
}

async function settle(session: CDPSession, requestId: string, mayGo: boolean): Promise<void> {
  const settled = mayGo
    ? session.send('Fetch.continueRequest', { requestId })
    : // With any other error reason, Chromium replaces the page by an error page.
      session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
  // The request or the browser may have ended meanwhile.
  await settled.catch(() => undefined);
}

function mayLeave({ request, redirectedRequestId }: PausedRequest, watch: Watch): boolean {
  const { url, method, postData = '' } = request;
  if (watch.sites.has(url)) return true;
  const isThanks = method === 'GET' && redirectedRequestId !== undefined && watch.isSent();
  const query = URL.parse(url)?.search ?? url;
  return isThanks || !carriesLead(`${query}\n${postData}`, watch.lead);
}
