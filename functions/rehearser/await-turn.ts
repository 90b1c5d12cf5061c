/**
 * Starts a rehearsal (a trial run of a form without submitting it) if it is the user's turn;
 * otherwise sends the rehearsal's message again with a delay of some seconds. While a message is
 * delayed, it does not count towards the event source's limit of simultaneous messages.
 */
import type { RehearsalMessage } from '../../contract/rehearsal-message.ts';
import type { RehearsalQueue } from '../stores/rehearsals/rehearsal-queue.ts';
import type { RehearsalTurns } from '../stores/rehearsals/rehearsal-turns.ts';
import { longestQueuedMs } from '../stores/rehearsals/rehearsal-store.ts';

/**
 * The delay until the next try, as a fraction of the rehearsal's age. The tries become rarer, so
 * that many waiting rehearsals cost little.
 */
const PART_OF_AGE = 0.25;
const SHORTEST_SECONDS = 1;
/**
 * The longest wait in seconds, shorter than the time for which a user counts as waiting for a
 * rehearsal.
 */
const LONGEST_SECONDS = 12;

export interface AwaitedTurn {
  turns: Pick<RehearsalTurns, 'take' | 'giveBack'>;
  queue: RehearsalQueue;
  rehearse: (message: RehearsalMessage) => Promise<void>;
  now: () => Date;
  random: () => number;
}

/** If the rehearsal's slot can't be given back, the slot becomes free when its lease ends. */
export async function awaitTurn(
  message: RehearsalMessage,
  { turns, queue, rehearse, now, random }: AwaitedTurn,
): Promise<void> {
  if (await turns.take(message)) {
    try {
      await rehearse(message);
    } finally {
      await turns.giveBack(message);
    }
    return;
  }
  const { askedAt = now().getTime() } = message;
  const ageMs = now().getTime() - askedAt;
  // A rehearsal that has waited this long counts as failed, so it is not started.
  if (ageMs >= longestQueuedMs) return;
  const seconds = Math.max(SHORTEST_SECONDS, (ageMs / 1000) * PART_OF_AGE) * (1 + random());
  await queue.send({ ...message, askedAt }, Math.ceil(Math.min(seconds, LONGEST_SECONDS)));
}
