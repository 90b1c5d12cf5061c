/**
 * Finds, for each lead with an unknown outcome, an injected fault that explains it. The fault must
 * have hit the attempt after the fence permitted the submit and before the result was recorded. A
 * fault of a single process explains at most one lead, because a process handles one event at a
 * time.
 */
import type { SubmissionRow } from '../../../contract/submission.ts';
import { SECOND_MS } from '../../../contract/time-units.ts';
import type { FaultRecord } from './faults.ts';
import type { Post } from './target-form.ts';

/**
 * The parts of the system whose failure can prevent the recording of an attempt's result after the
 * fence permitted the submit.
 */
const onTheWay: ReadonlySet<FaultRecord['target']> = new Set<FaultRecord['target']>([
  ...(['BotFunction', 'BrowserFunction', 'Chromium'] as const),
  ...(['database', 'invoke', 'cloud', 'disk'] as const),
]);
/**
 * The parts of the system whose failure explains an unknown outcome of a lead that never reached
 * the form. The fence's permission may have been lost on its way to the browser.
 */
const beforeSubmit: ReadonlySet<FaultRecord['target']> = new Set<FaultRecord['target']>([
  ...onTheWay,
  ...(['FenceFunction', 'restApi'] as const),
]);
/** A fault takes effect a moment after its recorded start. */
const SLACK_MS = 1500;
/** The longest duration of an attempt: the bot's time limit. */
const LONGEST_ATTEMPT_MS = 105 * SECOND_MS;

interface Unknown {
  row: SubmissionRow;
  posts: Post[];
}

export function explainUnknown(unknown: readonly Unknown[], faults: readonly FaultRecord[]) {
  const taken = new Map<FaultRecord, Unknown>();
  const chosen = new Map<Unknown, string>();

  /**
   * Assigns a fault to the lead. If another lead already has this fault, that lead gets a different
   * fault if possible.
   */
  function assign(lead: Unknown, tried: Set<FaultRecord>): boolean {
    for (const fault of possible(lead, faults)) {
      if (tried.has(fault)) continue;
      tried.add(fault);
      const before = fault.hitsOne ? taken.get(fault) : undefined;
      if (before && !assign(before, tried)) continue;
      if (fault.hitsOne) taken.set(fault, lead);
      chosen.set(lead, fault.what);
      return true;
    }
    return false;
  }

  for (const lead of unknown) {
    const bad = lead.posts.find(({ mood }) => mood !== 'thanks');
    if (bad) chosen.set(lead, `the form: ${bad.mood}`);
    else assign(lead, new Set());
  }
  const explained: Record<string, number> = {};
  for (const what of chosen.values()) explained[what] = (explained[what] ?? 0) + 1;
  return { explained, unexplained: unknown.filter((lead) => !chosen.has(lead)) };
}

/**
 * The faults that may have hit the lead's last attempt, the nearest in time first. The times of
 * faults come from the correct clock.
 */
function possible({ row, posts }: Unknown, faults: readonly FaultRecord[]): FaultRecord[] {
  const attempt = row.attempts?.at(-1);
  const began = Date.parse(attempt?.startedAt ?? row.createdAt);
  const ended = Date.parse(attempt?.endedAt ?? row.updatedAt);
  const arrived = posts.at(-1)?.at;
  const parts = arrived === undefined ? beforeSubmit : onTheWay;
  const starts = arrived === undefined ? trueTimes(began, faults) : [arrived];
  const lasted = Math.min(LONGEST_ATTEMPT_MS, Math.max(0, ended - began));
  const near = ({ from, until }: FaultRecord, start: number) =>
    from <= start + lasted + SLACK_MS && until >= start - SLACK_MS;
  const distance = ({ from }: FaultRecord) =>
    Math.min(...starts.map((start) => Math.abs(from - start)));
  return faults
    .filter((fault) => parts.has(fault.target) && starts.some((start) => near(fault, start)))
    .sort((one, other) => distance(one) - distance(other));
}

/**
 * Returns the possible true times of an event. `written` is the event's time in the row, by the
 * bot's clock, which may have been wrong.
 */
function trueTimes(written: number, faults: readonly FaultRecord[]): number[] {
  const stepped = faults.flatMap(({ target, stepMs, from, until }) => {
    const at = written - (stepMs ?? 0);
    const isSo = target === 'BotFunction' && stepMs !== undefined;
    return isSo && at >= from - SLACK_MS && at <= until + SLACK_MS ? [at] : [];
  });
  return [written, ...stepped];
}
