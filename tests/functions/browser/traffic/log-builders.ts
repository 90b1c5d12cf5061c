/** Builds events of an attempt's traffic log by hand, for tests without a browser. */
import { nothingShown, type Shown } from '../../../../functions/browser/traffic/lead-in-request.ts';
import type {
  Answered,
  Begun,
  Filling,
  LetOut,
  LogEvent,
} from '../../../../functions/browser/traffic/log.ts';

export const home = 'https://www.lender.example/apply';

const wholeLead: Shown = { email: true, phone: true, value: true, part: true };
export const anEmail: Shown = { ...wholeLead, phone: false };

/** A script's request that posts the whole lead to the form's site. */
export const aRequest = (changes: Partial<Begun> = {}): Begun => ({
  kind: 'begun',
  request: 1,
  from: undefined,
  method: 'POST',
  url: 'https://api.lender.example/leads',
  type: 'fetch',
  isNavigation: false,
  frame: 1,
  isTop: true,
  shows: wholeLead,
  size: 200,
  isBlocked: false,
  isCheck: false,
  ...changes,
});

/** A request by which a form or a link opens a page. */
export const aPage = (changes: Partial<Begun> = {}): Begun =>
  aRequest({ url: home, type: 'document', isNavigation: true, ...changes });

/** A script's request in which nothing of the lead is readable. */
export const opaque = (changes: Partial<Begun> = {}): Begun =>
  aRequest({ shows: nothingShown, ...changes });

export const filling: Filling = {
  kind: 'filling',
  home,
  frame: 1,
  leastLength: 24,
  isDemo: false,
};
export const pressed: LogEvent = { kind: 'pressed', isAgain: false };

export const answered = (
  request: number,
  status = 200,
  {
    url = 'https://api.lender.example/leads',
    ...changes
  }: Partial<Answered> & { url?: string } = {},
): LogEvent => ({
  kind: 'answered',
  request,
  answer: { url, status, method: 'POST', retryAfterSeconds: undefined },
  frame: 1,
  byProxy: false,
  isRead: false,
  ...changes,
});

export const read = (request: number, body: unknown): LogEvent => ({
  kind: 'read',
  request,
  json: { url: 'https://api.lender.example/leads', status: 200, body },
  isWhole: true,
});

export const ended = (request: number, error?: string): LogEvent => ({
  kind: 'ended',
  request,
  error,
});

export const letOut = (permit: number, changes: Partial<LetOut> = {}): LogEvent => ({
  kind: 'let out',
  permit,
  method: 'POST',
  url: 'https://api.lender.example/leads',
  holdsLead: true,
  ...changes,
});

export const used = (permit: number, status?: number): LogEvent => ({
  kind: 'permit used',
  permit,
  status,
});
