/** An entry of the table of signs: one kind of evidence and what it may mean. */
import type { AcceptingSign, Sign } from '../evidence.ts';
import type { ReadEvidence } from '../read-evidence.ts';

export interface SignEntry {
  name: string;
  /**
   * What evidence the entry reads, and under which condition it counts. One line, copied into
   * `docs/target-forms.md`.
   */
  reads: string;
  accepts?: (evidence: ReadEvidence) => AcceptingSign | undefined;
  /** Whether no later entry of the table of signs may accept the lead. */
  isLast?: (evidence: ReadEvidence) => boolean;
  refuses?: (evidence: ReadEvidence, accepting?: AcceptingSign) => Sign | undefined;
  /**
   * Like `refuses`, but called only if an entry of the table accepts the lead and no entry refuses
   * it.
   */
  doubts?: (evidence: ReadEvidence, accepting?: AcceptingSign) => Sign | undefined;
}

/** The first sign that one of the entries finds. */
export const firstOf = (
  entries: readonly SignEntry[],
  says: (entry: SignEntry) => Sign | undefined,
): Sign | undefined => entries.map(says).find((sign) => sign !== undefined);
