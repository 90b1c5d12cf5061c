/** What happens to a lead's message after the bot has read the lead's row. */
import { longestHiddenSeconds } from '../stores/submissions/open-lanes.ts';
import type { AbandonmentResult } from '../stores/submissions/submission-endings.ts';
import type { PostponementResult } from '../stores/submissions/submission-postponement.ts';

/** How many seconds a message waits if other writers keep changing its row. */
const OVERTAKEN_SECONDS = 5;

/** What happens to the message: it is acknowledged, or delivered again after some seconds. */
export type MessageOutcome = { kind: 'done' } | { kind: 'later'; seconds: number };

export function deliverAgainAt(until: Date, now: Date): MessageOutcome {
  const seconds = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return seconds > longestHiddenSeconds ? { kind: 'done' } : { kind: 'later', seconds };
}

export function afterWaitingRow(result: PostponementResult | AbandonmentResult): MessageOutcome {
  return result === 'overtaken' ? { kind: 'later', seconds: OVERTAKEN_SECONDS } : { kind: 'done' };
}
