/**
 * How long one attempt of the bot may take, in seconds. Each limit leaves room for the one before
 * it (deadline < time-out < lease ≤ visibility), so that a message comes back only after its lease
 * has died and two attempts never overlap. The stack tests hold the order.
 */
export const attemptLimits = {
  /** The bot gives up and records a `timeout`. */
  deadlineSeconds: 60,
  /** Lambda ends the function. */
  functionTimeoutSeconds: 90,
  /** Another attempt may claim the row. */
  leaseSeconds: 120,
  /** SQS delivers the message again. */
  visibilitySeconds: 180,
} as const;

/** Deliveries per attempt before a message is a dead letter: waiting for its time costs some too. */
export const deliveriesPerAttempt = 4;
