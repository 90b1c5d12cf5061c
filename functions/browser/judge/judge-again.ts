/**
 * Judges an ended attempt again from its log, with the evidence of the attempt's last reading of
 * the page.
 */
import type { AttemptReason } from '../../../contract/submission.ts';
import type { Logged, PageRead } from '../traffic/log.ts';
import { submitTraffic } from '../traffic/submit-traffic.ts';
import type { ConfiguredSigns, Evidence } from './evidence.ts';
import { judgeOutcome, judgeSilence, type Verdict } from './judge-outcome.ts';
import { LeavingThanks } from './leaving-thanks.ts';
import { withSocketAnswers } from './socket-answer.ts';

/** An attempt as stored in a file. */
export interface KeptAttempt {
  /** The signs that the stage or the form's owner configured. */
  signs: ConfiguredSigns;
  log: readonly Logged[];
  ended: KeptEnd;
}

/** How the attempt ended. For a misjudged attempt, a person writes the correct end here. */
export interface KeptEnd {
  reason: 'success' | AttemptReason;
  /** A description for people who read the file; no code reads it. */
  text?: string;
}

/** @returns undefined if the page was never read after the button was pressed. */
export function judgeAgain({ log, signs }: KeptAttempt): Verdict | undefined {
  const leaving = new LeavingThanks();
  let verdict: Verdict | undefined;
  const looks = looksIn(log);
  for (const { place, at, reading } of looks) {
    const evidence = evidenceAt({ log, signs }, place);
    if (!evidence) continue;
    const look = { after: reading, traffic: evidence.traffic, now: at, quietMs: 0 };
    verdict = leaving.judge(judgeOutcome(evidence), look);
  }
  const last = evidenceAt({ log, signs }, log.length);
  if (!last) return undefined;
  const answered = looks.filter(({ isUnanswered }) => !isUnanswered);
  const shown = new Set(answered.flatMap(({ reading }) => reading.lines));
  const whole = { ...last, after: { ...last.after, lines: [...shown] } };
  return (
    (leaving.isHeld ? verdict : judgeOutcome(last)) ?? judgeOutcome(whole) ?? judgeSilence(whole)
  );
}

/**
 * @param length the number of events that the log had at the time of a reading.
 * @returns the evidence of that reading.
 */
export function evidenceAt(
  { log, signs }: Pick<KeptAttempt, 'log' | 'signs'>,
  length: number = log.length,
): Evidence | undefined {
  const seen = log.slice(0, length + 1);
  const before = seen.findLast((event) => isReading(event) && event.isBefore);
  const after = seen.findLast((event) => isReading(event) && !event.isBefore);
  if (before?.kind !== 'page read' || after?.kind !== 'page read') return undefined;
  const traffic = withSocketAnswers(submitTraffic(seen));
  return { before: before.reading, after: after.reading, traffic, signs, isKept: after.isKept };
}

const isReading = (event: Logged): event is Logged & PageRead => event.kind === 'page read';

/** The readings of the page since the button was last pressed. */
function looksIn(log: readonly Logged[]) {
  const places = log.map((event, place) => ({ event, place }));
  const start = log.findLastIndex((event) => isReading(event) && event.isBefore);
  return places
    .slice(start + 1)
    .flatMap(({ event, place }) => (isReading(event) ? [{ ...event, place }] : []));
}
