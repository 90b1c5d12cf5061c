import { placeNames } from '../contract/callbacks.ts';
import { leaseSeconds } from '../contract/submission-lease.ts';

/**
 * The time limits of one attempt, in seconds. Each limit is longer than the limit before it
 * (deadline < browser < wait < bot < lease ≤ visibility). So a message is delivered again only
 * after its lease has ended, and two attempts never overlap, even if the browser function outlives
 * a dead bot. The stack tests check the order.
 */
export const attemptLimits = {
  /**
   * The number of seconds after which the browser gives up and reports `timeout`, counted from the
   * row's claim and not from the browser's start.
   */
  deadlineSeconds: 60,
  /**
   * The number of seconds after which Lambda ends the browser function. There is time for a
   * screenshot between the attempt's deadline and this limit.
   */
  browserTimeoutSeconds: 75,
  /**
   * The number of seconds after which the bot stops waiting for the browser. The wait is longer
   * than the browser's own limit by the time of a cold start.
   */
  browserWaitSeconds: 90,
  /**
   * The number of seconds after which Lambda ends the bot. There is time to record the outcome
   * after the end of the wait for the browser.
   */
  botTimeoutSeconds: 105,
  /**
   * The number of seconds after which Lambda ends the rehearser. The time is long enough to load a
   * page twice, which happens if the page seems to have changed.
   */
  rehearserTimeoutSeconds: 175,
  /**
   * The length of an attempt's lease, in seconds. When the lease ends, another attempt may claim
   * the row, and this attempt's token, the permission to submit, is no longer valid.
   */
  leaseSeconds,
  /** The number of seconds after which SQS delivers an attempt's message again. */
  visibilitySeconds: 180,
} as const;

/**
 * The number of deliveries per attempt before a message goes to the dead-letter queue. It is more
 * than one, because a message is also delivered when its lead must only wait.
 */
export const deliveriesPerAttempt = 4;

/**
 * The number of bots that receive messages while all other bots run attempts. Without such a bot
 * nobody would note which users wait, and waiting users would get no turn.
 */
export const lookingBots = 1;

/**
 * The number of rehearsals that run at once: three, so that two people who rehearse form after form
 * do not block a third person. A stage with few bots has two: each rehearsal takes two concurrent
 * executions, and the AWS account of such a stage probably allows few.
 */
export function rehearsalsAtOnce({ botConcurrency }: { botConcurrency: number }): number {
  return botConcurrency > 3 ? 3 : 2;
}

const MOST_CALLS_AT_ONCE = 50;
/**
 * The number of callback calls that run at once, over all users: a twentieth of the account's
 * concurrent executions, so that slow receivers do not take executions from leads. AWS requires at
 * least 2.
 */
export function callsAtOnce({ accountConcurrency }: { accountConcurrency: number }): number {
  return Math.min(Math.max(2, Math.floor(accountConcurrency / 20)), MOST_CALLS_AT_ONCE);
}

/**
 * How many calls one user's slow endpoints can occupy at once: at most half of all simultaneous
 * calls. In a large stage it is less, down to a fifth, because the number of a user's call slots is
 * limited.
 */
export function placesOfUser(settings: { accountConcurrency: number }): number {
  return Math.min(Math.floor(callsAtOnce(settings) / 2), placeNames.length);
}
