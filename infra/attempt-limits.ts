import { placeNames } from '../contract/callbacks.ts';
import { leaseSeconds } from '../contract/submission-lease.ts';

/**
 * How long one attempt may take, in seconds. Each limit is longer than the one before it (deadline
 * < browser < wait < bot < lease ≤ visibility). So a message is delivered again only after its
 * lease has ended, and two attempts never overlap, even if the browser function outlives a dead
 * bot. The stack tests check the order.
 */
export const attemptLimits = {
  /**
   * The browser gives up and reports `timeout`. Counted from the claim, not from the browser's
   * start.
   */
  deadlineSeconds: 60,
  /** Lambda ends the browser function; leaves time for a screenshot after the deadline. */
  browserTimeoutSeconds: 75,
  /** The bot stops waiting for the browser; longer by a cold start. */
  browserWaitSeconds: 90,
  /** Lambda ends the bot; leaves time to record the outcome. */
  botTimeoutSeconds: 105,
  /**
   * Lambda ends the rehearser; long enough to load a page twice, which happens if it seems to have
   * changed.
   */
  rehearserTimeoutSeconds: 175,
  /**
   * The lease: when it ends, another attempt may claim the row, and the fence token is no longer
   * valid.
   */
  leaseSeconds,
  /** After this time SQS delivers the message again. */
  visibilitySeconds: 180,
} as const;

/**
 * Deliveries per attempt before a message goes to the dead-letter queue; waiting costs deliveries
 * too.
 */
export const deliveriesPerAttempt = 4;

/**
 * The number of bots that only look at messages while all other bots work: a user counts as
 * waiting, and gets the next turn, only after a bot has looked at one of their leads.
 */
export const lookingBots = 1;

/**
 * How many rehearsals run at once: three, so that two people who rehearse form after form keep no
 * third one waiting. Two in a stage with few bots, whose account is likely to allow few concurrent
 * executions: each rehearsal takes two.
 */
export function rehearsalsAtOnce({ botConcurrency }: { botConcurrency: number }): number {
  return botConcurrency > 3 ? 3 : 2;
}

const MOST_CALLS_AT_ONCE = 50;
/**
 * How many callbacks are called at once, over all users: a twentieth of the account's concurrent
 * executions, so that calls that hang take none from leads. AWS requires at least 2.
 */
export function callsAtOnce({ accountConcurrency }: { accountConcurrency: number }): number {
  return Math.min(Math.max(2, Math.floor(accountConcurrency / 20)), MOST_CALLS_AT_ONCE);
}

/** A user whose endpoints hang holds at most half of the calls at once, in a large stage a fifth. */
export function placesOfUser(settings: { accountConcurrency: number }): number {
  return Math.min(Math.floor(callsAtOnce(settings) / 2), placeNames.length);
}
