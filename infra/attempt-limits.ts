/**
 * How long one attempt may take, in seconds. Each limit leaves room for the one before it (deadline
 * < browser < wait < bot < lease ≤ visibility), so that a message comes back only after its lease has
 * died and two attempts never overlap; also where the browser function outlives a bot that died. The
 * stack tests hold the order.
 */
export const attemptLimits = {
  /** The browser gives up and tells of a `timeout`. Counted from the claim, not from its start. */
  deadlineSeconds: 60,
  /** Lambda ends the browser function: enough for a picture after the deadline. */
  browserTimeoutSeconds: 75,
  /** The bot waits no longer for it: longer by a cold start. */
  browserWaitSeconds: 90,
  /** Lambda ends the bot: enough to record what it knows. */
  botTimeoutSeconds: 105,
  /** Lambda ends the rehearser, which loads a page twice where it seems to have changed. */
  rehearserTimeoutSeconds: 175,
  /** Another attempt may claim the row. Its fence can be given up until then. */
  leaseSeconds: 120,
  /** SQS delivers the message again. */
  visibilitySeconds: 180,
} as const;

/** Deliveries per attempt before a message is a dead letter: waiting for its time costs some too. */
export const deliveriesPerAttempt = 4;
