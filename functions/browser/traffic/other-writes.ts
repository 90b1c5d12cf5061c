/**
 * Tells which writes without readable lead data may be the submit, encrypted or encoded, and which
 * the page would send anyway: page views, heartbeats, logs of consent.
 */
import type { BrowserContext, Request } from 'playwright-core';
import type { Lead } from '../../../contract/lead.ts';
import { isSameSite } from './submit-weight.ts';

/** Every phone number has at least this many digits after its country code. */
const PHONE_DIGITS = 8;

type SentRequest = Pick<Request, 'method' | 'url' | 'postData'>;

export class OtherWrites {
  readonly #context: BrowserContext;
  readonly #earlier = new Set<string>();
  /**
   * Writes between the start of the filling and the first press: of logs, or of a form that submits
   * itself.
   */
  #beforePress: SentRequest[] | undefined = [];

  /** @param context its requests count as the page's own until `filling` is called. */
  constructor(context: BrowserContext) {
    this.#context = context;
    context.on('request', this.#note);
  }

  /** Called once the form is about to be filled in. */
  filling(): void {
    this.#context.off('request', this.#note);
  }

  /** Called before each press. @returns whether it is the first one. */
  pressing(): boolean {
    if (!this.#beforePress) return false;
    for (const request of this.#beforePress) this.#note(request);
    this.#beforePress = undefined;
    return true;
  }

  /**
   * Whether a write that shows nothing of the lead may still contain it. Not if the page wrote to
   * the same address before the press, and not if the write is too short for a lead.
   */
  mayHold(request: SentRequest, { email }: Pick<Lead, 'email'>): boolean {
    this.#beforePress?.push(request);
    if (this.#earlier.has(addressOf(request))) return false;
    // Bodies of some kinds, such as streams, can't be read.
    const body = request.postData();
    const sent = `${new URL(request.url()).search}${body ?? ''}`;
    return body === null || sent.length >= email.length + PHONE_DIGITS;
  }

  readonly #note = (request: SentRequest): void => {
    if (request.method() !== 'GET') this.#earlier.add(addressOf(request));
  };
}

/**
 * Whether a request writes to the same site without readable lead data: it may be the submit,
 * encrypted or encoded.
 */
export function isOtherWrite(request: Request, home: string): boolean {
  const reads = ['GET', 'HEAD', 'OPTIONS'].includes(request.method());
  return !reads && request.resourceType() !== 'ping' && isSameSite(request.url(), home);
}

function addressOf(request: SentRequest): string {
  return `${request.method()} ${request.url().replace(/[?#].*/, '')}`;
}
