/** An entry of the table of signs: one kind of evidence and what it may mean. */
import type { AcceptingSign, Sign } from '../evidence.ts';
import type { ReadEvidence } from '../read-evidence.ts';

export interface SignEntry {
  name: string;
  /**
   * What the entry looks at, and under which condition this counts, in one line, for
   * `docs/target-forms.md`.
   */
  reads: string;
  accepts?: (evidence: ReadEvidence) => AcceptingSign | undefined;
  /** Whether no entry after this one may accept. */
  isLast?: (evidence: ReadEvidence) => boolean;
  refuses?: (evidence: ReadEvidence, accepting?: AcceptingSign) => Sign | undefined;
  /** Like `refuses`, but called only if an entry accepts and none refuses. */
  doubts?: (evidence: ReadEvidence, accepting?: AcceptingSign) => Sign | undefined;
}

/** The result of the first entry that has one. */
export const firstOf = (
  entries: readonly SignEntry[],
  says: (entry: SignEntry) => Sign | undefined,
): Sign | undefined => entries.map(says).find((sign) => sign !== undefined);
