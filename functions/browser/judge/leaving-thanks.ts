/**
 * Delays the verdict `success` while the page announces that another page will soon replace it. The
 * next page may show the target's error, or may be the page that delivers the lead.
 */
import type { AttemptReason } from '../../../contract/submission.ts';
import { AttemptFailure } from './attempt-failure.ts';
import type { Leaving, PageReading } from '../page/scripts/page-reading.ts';
import type { SubmitTraffic } from '../traffic/submit-traffic.ts';
import type { Verdict } from './judge-outcome.ts';

/**
 * How long the bot waits for an announced next page, in milliseconds. A page that is still shown
 * after this time will stay.
 */
const LEAVES_MS = { refresh: 6000, handover: 3000 };
/**
 * How long, in milliseconds, a page must send nothing to count as final if it announced a next page
 * without a time.
 */
const QUIET_MS = 1000;
/** How long the next page may take to load. */
const LOADS_MS = 20_000;
/** How long the next page may take to show an error. */
const NEXT_PAGE_MS = 250;

/**
 * The failures on the next page that contradict the success. Other failures are also found on
 * ordinary pages, such as the site's home page.
 */
const contradicting: ReadonlySet<AttemptReason> = new Set([
  'outcome_unknown',
  'validation_refused',
  'already_submitted',
  'blocked',
]);

/** Matches a line that announces that the page will open another page by itself. */
const goesOn =
  /\bredirect(?:ing|ed)?\b|(?:taking|forwarding) you (?:to|back)|weitergeleitet|weiterleitung|redirig|redireccion|redirecion|reindirizz|doorgestuurd|omdirigeras|przekierow|перенаправ/i;

/** One reading of the page and its traffic, at the time `now` in milliseconds. */
export interface Look {
  after: PageReading | undefined;
  traffic: Pick<SubmitTraffic, 'waiting' | 'opposite'>;
  now: number;
  /** How long the page has sent nothing, in milliseconds. */
  quietMs: number;
}

type Thanks = Extract<Verdict, { kind: 'success' }>;

export class LeavingThanks {
  #thanks: Thanks | undefined;
  #leaves: keyof typeof LEAVES_MS = 'handover';
  #since = 0;
  #nextSince: number | undefined;

  /** Whether a success is not returned yet, because the next page is still unknown. */
  get isHeld(): boolean {
    return this.#thanks !== undefined;
  }

  /** @returns the current verdict; undefined while a success waits for the next page. */
  judge(verdict: Verdict | undefined, look: Look): Verdict | undefined {
    const { after, traffic, now, quietMs } = look;
    const leaves = after && leavingOf(after);
    if (!this.#thanks) {
      if (verdict?.kind !== 'success' || !leaves) return verdict;
      this.#thanks = verdict;
      this.#leaves = leaves;
      this.#since = now;
    }
    const heldMs = now - this.#since;
    if (traffic.waiting > 0 && heldMs < LOADS_MS) return undefined;
    if (after && !leaves) return this.#nextPage(this.#thanks, verdict, look);
    const isQuiet = leaves === 'handover' && quietMs > QUIET_MS;
    return isQuiet || heldMs > LEAVES_MS[this.#leaves] ? this.#thanks : undefined;
  }

  #nextPage(thanks: Thanks, verdict: Verdict | undefined, look: Look): Verdict | undefined {
    const { traffic, now } = look;
    const isRefused = verdict?.kind === 'failure' && contradicting.has(verdict.failure.reason);
    const said = isRefused
      ? verdict.failure.message
      : traffic.opposite && `The target answered ${traffic.opposite}`;
    if (said) {
      const thanked = thanks.confirmation ?? thanks.sign;
      const text = `The page said “${thanked}”, but went on to one that says otherwise. ${said}`;
      return { kind: 'failure', failure: new AttemptFailure('outcome_unknown', text) };
    }
    this.#nextSince ??= now;
    return now - this.#nextSince > NEXT_PAGE_MS ? thanks : undefined;
  }
}

function leavingOf({ leaves, lines }: PageReading): Leaving {
  return leaves || (lines.some((line) => goesOn.test(line)) ? 'handover' : '');
}
