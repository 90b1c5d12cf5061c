/**
 * The sites that operators have blocked. As soon as the lead may be sent, no request reaches these
 * sites: the browser refuses requests that may change something, and the proxy refuses every
 * connection.
 */
import { originHash, originKey } from '../../stores/origins/origin-key.ts';

/** A connection or request that is open or is being opened. */
interface Passage {
  /** The addresses that the connection or request may reach. */
  addresses: readonly string[];
  end(): void;
}

export class BlockedSites {
  private hashes: ReadonlySet<string> = new Set();
  private readonly passages = new Set<Passage>();

  /**
   * Called just before the lead may be sent. Ends open connections and requests to the blocked
   * sites.
   */
  block(hashes: readonly string[]): void {
    this.hashes = new Set(hashes);
    for (const passage of this.passages) if (this.has(...passage.addresses)) passage.end();
  }

  has(...addresses: readonly string[]): boolean {
    return this.hashes.size > 0 && addresses.some((address) => this.hashes.has(hashOf(address)));
  }

  /** @returns a function to call when the connection or request has ended. */
  opened(passage: Passage): () => void {
    this.passages.add(passage);
    return () => void this.passages.delete(passage);
  }
}

/** The addresses that a tunnel to `host:port` may reach: it may be used for http or https. */
export function addressesAt(authority: string): string[] {
  return [`https://${authority}`, `http://${authority}`];
}

function hashOf(address: string): string {
  const origin = originKey(address.replace(/^ws(?=s?:)/i, 'http'));
  return origin === undefined ? '' : originHash(origin);
}
