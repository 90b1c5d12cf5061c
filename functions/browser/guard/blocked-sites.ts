/**
 * The sites that operators have blocked. From the release on nothing reaches them: the proxy
 * refuses every connection to them, and requests that may send something already fail in the
 * browser. Also notes which requests carried the lead, because a refusal decides the outcome.
 */
import type { BrowserContext } from 'playwright-core';
import type { Lead } from '../../../contract/lead.ts';
import { originHash, originKey } from '../../stores/origins/origin-key.ts';
import { isIdempotent } from './deliveries.ts';
import { carriesLead } from '../traffic/lead-in-request.ts';

/** A connection or request that is open, or may become so. */
interface Passage {
  /** The addresses that it may be for. */
  addresses: readonly string[];
  end(): void;
}

interface Sent {
  url: string;
  method: string;
  body: string;
}

export class BlockedSites {
  /** The first blocked site to which a request with lead values was refused. */
  refused: string | undefined;
  /** The same, for a request that may hold the lead although no value is readable in it. */
  refusedUnread: string | undefined;
  private hashes: ReadonlySet<string> = new Set();
  private lead: Lead | undefined;
  private readonly passages = new Set<Passage>();
  /** The addresses of the requests with lead values. */
  private readonly carriers = new Set<string>();

  /** Called before the form is filled in. */
  watch(context: BrowserContext, lead: Lead): void {
    this.lead = lead;
    context.on('request', (request) => {
      this.refuses({
        url: request.url(),
        method: request.method(),
        body: request.postDataBuffer()?.toString() ?? '',
      });
    });
  }

  /**
   * Called before the release. Ends what is open to these sites.
   * @param socketsAt where the page has open WebSockets (`host:port`), by which it may mean to send.
   */
  block(hashes: readonly string[], socketsAt: readonly string[] = []): void {
    this.hashes = new Set(hashes);
    this.refusedUnread ??= socketsAt.find((authority) => this.has(...addressesAt(authority)));
    for (const passage of this.passages) if (this.has(...passage.addresses)) passage.end();
  }

  has(...addresses: readonly string[]): boolean {
    return this.hashes.size > 0 && addresses.some((address) => this.hashes.has(hashOf(address)));
  }

  /** @returns a function to call once it has ended. */
  opened(passage: Passage): () => void {
    this.passages.add(passage);
    return () => void this.passages.delete(passage);
  }

  /**
   * Notes what the request carries. @returns whether it can't leave: it goes to a blocked site, or to
   * an address that only the browser can parse, which the proxy would refuse.
   */
  refuses({ url, method, body }: Sent): boolean {
    if (!URL.canParse(url)) return true;
    const holdsLead = this.lead !== undefined && carriesLead(`${url}\n${body}`, this.lead);
    if (holdsLead) this.carriers.add(url);
    if (!this.has(url)) return false;
    const site = new URL(url).origin;
    if (holdsLead) this.refused ??= site;
    else if (!isIdempotent(method)) this.refusedUnread ??= site;
    return true;
  }

  /** Whether a request with lead values went to any other site. */
  get leadHasLeft(): boolean {
    return [...this.carriers].some((url) => !this.has(url));
  }
}

/** A tunnel to `host:port` does not say by which scheme it will be used. */
export function addressesAt(authority: string): string[] {
  return [`https://${authority}`, `http://${authority}`];
}

function hashOf(address: string): string {
  const origin = originKey(address.replace(/^ws(?=s?:)/i, 'http'));
  return origin === undefined ? '' : originHash(origin);
}
