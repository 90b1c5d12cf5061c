/**
 * Names for each unknown outcome the fault that hit its attempt between fence and record. A fault
 * of one process explains one lead at most, because a process has one event at a time.
 */
import type { SubmissionRow } from '../../../contract/submission.ts';
import type { FaultRecord } from './faults.ts';
import type { Post } from './target-form.ts';

/** The parts without which an attempt that passed its fence is not recorded. */
const onTheWay: ReadonlySet<FaultRecord['target']> = new Set<FaultRecord['target']>([
  ...(['BotFunction', 'BrowserFunction', 'Chromium'] as const),
  ...(['database', 'invoke', 'cloud', 'disk'] as const),
]);
/** Those that only a lead that has not arrived was hit by: the fence's word may have been lost. */
const beforeSubmit: ReadonlySet<FaultRecord['target']> = new Set<FaultRecord['target']>([
  ...onTheWay,
  ...(['FenceFunction', 'restApi'] as const),
]);
/** A fault shows a moment after it began: a process is looked for, a connection is cut. */
const SLACK_MS = 1500;
/** Nothing of an attempt goes on for longer than its bot may run. */
const LONGEST_ATTEMPT_MS = 105_000;

interface Unknown {
  row: SubmissionRow;
  posts: Post[];
}

export function explainUnknown(unknown: readonly Unknown[], faults: readonly FaultRecord[]) {
  const taken = new Map<FaultRecord, Unknown>();
  const chosen = new Map<Unknown, string>();

  /** Gives the lead a fault; one that has it already may have to take another. */
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

/** The faults on its way while the last attempt ran, by the true time; the nearest one first. */
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

/** When it was, if a bot whose clock was wrong may have written the time. */
function trueTimes(written: number, faults: readonly FaultRecord[]): number[] {
  const stepped = faults.flatMap(({ target, stepMs, from, until }) => {
    const at = written - (stepMs ?? 0);
    const isSo = target === 'BotFunction' && stepMs !== undefined;
    return isSo && at >= from - SLACK_MS && at <= until + SLACK_MS ? [at] : [];
  });
  return [written, ...stepped];
}
