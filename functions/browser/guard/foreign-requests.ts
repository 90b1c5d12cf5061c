/**
 * Refuses navigations that would carry the submitted lead to a site that is not allowed. Such a
 * navigation may come from a form whose address a script has changed, or from an HTTP redirect.
 * Playwright's routing does not see redirects, so this uses a DevTools session of the whole
 * browser, which also sees navigations of frames and new windows. Requests by scripts are not
 * restricted.
 */
import type { BrowserContext, CDPSession } from 'playwright-core';
import type { Lead } from '../../../contract/lead.ts';
import type { AllowedSites } from './allowed-sites.ts';
import { carriesLead } from '../traffic/lead-in-request.ts';
import { sentWhole } from '../traffic/lead-in-traffic.ts';
import type { AttemptLog } from '../traffic/log.ts';
import { isIdempotent } from '../traffic/request-facts.ts';

interface Watch {
  log: AttemptLog;
  lead: Lead;
  sites: AllowedSites;
}

interface PausedRequest {
  requestId: string;
  redirectedRequestId?: string;
  request: { url: string; method: string; postData?: string };
}

/** @returns a promise that resolves as soon as every navigation is intercepted. */
export function refuseForeignRequests(context: BrowserContext, watch: Watch): Promise<void> {
  return watchNavigations(context, (session, paused) => {
    const mayGo = mayLeave(paused, watch);
    const { url, method } = paused.request;
    const site = URL.parse(url)?.origin ?? 'an invalid address';
    const isWrite = !isIdempotent(method);
    if (!mayGo) watch.log.add({ kind: 'refused', by: 'foreign', site, showsLead: true, isWrite });
    void settle(session, paused.requestId, mayGo);
  });
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
    : // With any error reason other than `Aborted`, Chromium replaces the page by an error page.
      session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
  // The request or the browser may have ended meanwhile.
  await settled.catch(() => undefined);
}

function mayLeave({ request, redirectedRequestId }: PausedRequest, watch: Watch): boolean {
  const { url, method, postData = '' } = request;
  if (watch.sites.has(url)) return true;
  // If the whole lead was sent before, a redirect (GET) is permitted even with the lead's data,
  // because the target already has the lead.
  const isThanks =
    method === 'GET' && redirectedRequestId !== undefined && sentWhole(watch.log.events);
  const query = URL.parse(url)?.search ?? url;
  return isThanks || !carriesLead(`${query}\n${postData}`, watch.lead);
}
