/** Records what the forms received. The stored submissions are compared with these records. */
import type { FencePass } from '../../../contract/fence-token.ts';

export type SubmitEnd = 'stored' | 'refused' | 'turned away';

interface Sent {
  at: number;
  end: SubmitEnd;
}

export class Ledger {
  private readonly submits = new Map<string, Sent[]>();
  /**
   * The secrets of the attempts that submitted; each attempt has its own secret (from its fence
   * token).
   */
  private readonly secrets = new Set<string>();
  private readonly retriedAt = new Map<string, number>();
  submitCount = 0;

  /** Records a submit. @returns why the submit was wrong, or undefined if it was allowed. */
  submit({ id, secret }: FencePass, at: number, end: SubmitEnd): string | undefined {
    this.submitCount += 1;
    this.secrets.add(secret);
    const earlier = this.submits.get(id) ?? [];
    this.submits.set(id, [...earlier, { at, end }]);
    // A further submit is allowed after the user's Retry, or if the form rejected the earlier
    // submits by a rate limit.
    const since = this.retriedAt.get(id) ?? -Infinity;
    const unasked = earlier.filter((one) => one.at > since && one.end !== 'turned away');
    return unasked.length > 0 ? `was submitted ${unasked.length + 1} times` : undefined;
  }

  noteRetry(id: string, at: number): void {
    this.retriedAt.set(id, at);
  }

  /** Whether the attempt with this secret has submitted, whatever the form answered. */
  hasSent(secret: string): boolean {
    return this.secrets.has(secret);
  }

  /** When the form first received the lead, in epoch milliseconds. */
  receivedAt(id: string): number | undefined {
    return this.submits.get(id)?.[0]?.at;
  }

  has(id: string): boolean {
    return this.submits.get(id)?.some(({ end }) => end === 'stored') ?? false;
  }
}
