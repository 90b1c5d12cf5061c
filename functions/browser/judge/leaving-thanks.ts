/**
 * Holds a success back while its page says that another one will soon replace it (meta refresh):
 * the next page may be the target's error.
 */
import type { AttemptReason } from '../../../contract/submission.ts';
import { AttemptFailure } from './attempt-failure.ts';
import type { PageReading } from '../page/scripts/page-reading.ts';
import type { Verdict } from './judge-outcome.ts';

/** A page that has not been replaced after this time stays. */
const LEAVES_MS = 6000;
/** How long the next page may take to show an error. */
const NEXT_PAGE_MS = 250;

/** Any other reason is as usual on an ordinary next page, such as the site's first one. */
const contradicting: ReadonlySet<AttemptReason> = new Set([
  'outcome_unknown',
  'validation_refused',
  'already_submitted',
  'blocked',
]);

export class LeavingThanks {
  #thanks: Extract<Verdict, { kind: 'success' }> | undefined;
  #since = 0;
  #nextSince: number | undefined;

  /** Whether a success is held back. */
  get isHeld(): boolean {
    return this.#thanks !== undefined;
  }

  /** @returns the verdict that counts now, undefined as long as a success is held back. */
  judge(
    verdict: Verdict | undefined,
    after: PageReading | undefined,
    now: number,
  ): Verdict | undefined {
    if (!this.#thanks) {
      if (verdict?.kind !== 'success' || !after?.leaves) return verdict;
      this.#thanks = verdict;
      this.#since = now;
    }
    if (now - this.#since > LEAVES_MS) return this.#thanks;
    if (!after || after.leaves) return undefined;
    this.#nextSince ??= now;
    if (verdict?.kind === 'failure' && contradicting.has(verdict.failure.reason)) {
      const thanked = this.#thanks.confirmation ?? this.#thanks.sign;
      const text = `The page said “${thanked}”, but went on to one that says otherwise. ${verdict.failure.message}`;
      return { kind: 'failure', failure: new AttemptFailure('outcome_unknown', text) };
    }
    return now - this.#nextSince > NEXT_PAGE_MS ? this.#thanks : undefined;
  }
}
