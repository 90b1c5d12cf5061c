/**
 * Watches the requests that follow the click: navigations, and whatever carries the lead. A
 * tracker's beacon proves nothing, and its 403 decides nothing.
 */
import type { BrowserContext, Frame, Request, Response } from 'playwright-core';
import type { Lead } from '../../contract/lead.ts';
import { proxyRefusalHeader } from '../guard/guarding-proxy.ts';

export interface SubmitAnswer {
  status: number;
  retryAfterSeconds: number | undefined;
  method: string;
}

export interface SubmitTraffic {
  /** Of the newest finished one. */
  answer: SubmitAnswer | undefined;
  /** Still waiting for their answers. */
  waiting: number;
  sent: number;
  /** The page itself went somewhere. */
  navigated: boolean;
  /** One carried e-mail address and phone: the whole form. */
  sentWhole: boolean;
  /** One got no answer at all. */
  lost: boolean;
  /** What the page said in dialogs. */
  dialogs: string[];
}

/** A finished navigation to nowhere: a download, a 204, or another navigation that replaced it. */
const replaced = 'net::ERR_ABORTED';

export function watchSubmit(context: BrowserContext, lead: Lead, now: () => Date): SubmitTraffic {
  const traffic: SubmitTraffic = {
    answer: undefined,
    waiting: 0,
    sent: 0,
    navigated: false,
    sentWhole: false,
    lost: false,
    dialogs: [],
  };
  const watched = new Set<Request>();
  context.on('request', (request) => {
    const { email, phone } = leadIn(request, lead);
    if (!request.isNavigationRequest() && !email && !phone) return;
    traffic.navigated ||= request.isNavigationRequest();
    traffic.sentWhole ||= email && phone;
    watched.add(request);
    traffic.waiting += 1;
    traffic.sent += 1;
  });
  const settled = (request: Request) => {
    if (!watched.delete(request)) return false;
    traffic.waiting -= 1;
    return true;
  };
  /** What a page that went away still asked for, a beacon say, is never told to be answered. */
  const forgetLeft = (arrived: Request) => {
    const left = [...watched].filter((request) => !request.isNavigationRequest());
    for (const request of left) if (frameOf(request) === frameOf(arrived)) settled(request);
  };
  context.on('response', (response) => {
    if (!settled(response.request())) return;
    if (showsPage(response)) forgetLeft(response.request());
    if (response.headers()[proxyRefusalHeader]) traffic.lost = true;
    else if (response.status() < 300 || response.status() >= 400) {
      traffic.answer = answerOf(response, now());
    }
  });
  context.on('requestfailed', (request) => {
    if (settled(request) && request.failure()?.errorText !== replaced) traffic.lost = true;
  });
  context.on('dialog', (dialog) => {
    traffic.dialogs.push(dialog.message());
    dialog.accept().catch(() => undefined);
  });
  return traffic;
}

/** Neither a redirect nor an answer that leaves the page where it is. */
function showsPage(response: Response): boolean {
  const status = response.status();
  const stays = status === 204 || status === 205 || (status >= 300 && status < 400);
  return response.request().isNavigationRequest() && !stays;
}

function frameOf(request: Request): Frame | undefined {
  try {
    return request.frame();
  } catch {
    // Of a window that is only just opening.
    return undefined;
  }
}

export function answerOf(response: Response, now: Date): SubmitAnswer {
  return {
    status: response.status(),
    retryAfterSeconds: retryAfterOf(response.headers()['retry-after'], now),
    method: response.request().method(),
  };
}

/** Seconds, or an HTTP date. */
export function retryAfterOf(header: string | undefined, now: Date): number | undefined {
  if (!header) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const time = Date.parse(header);
  return Number.isNaN(time) ? undefined : Math.max(0, (time - now.getTime()) / 1000);
}

function leadIn(request: Request, { email, phone }: Lead) {
  const sent = `${request.url()}\n${request.postData() ?? ''}`;
  const digits = phone.replace(/\D/g, '').slice(-8);
  return {
    email: sent.includes(email) || sent.includes(encodeURIComponent(email)),
    phone: sent.replace(/[\s().+-]|%20|%2B/g, '').includes(digits),
  };
}
