/**
 * How long the functions that the simulation runs too may run, and how much each takes at once: the
 * simulation ends and feeds its processes by the same numbers. An attempt's own limits:
 * attempt-limits.ts.
 */
export const functionSeconds = {
  webhook: 5,
  fence: 7,
  dashboardApi: 15,
  /** Far below the minute after which events are read (`eventSettleSeconds`). */
  events: 20,
  /** A call takes up to 15 s, and the reads and writes around it some more. */
  callbacks: 30,
  live: 30,
  callbackSweep: 50,
  reconciler: 50,
} as const;

/** How many changes of a table a function takes at once. */
export const streamBatches = {
  live: 100,
  /** Each change may be planned for 50 endpoints, and all within the time limit. */
  events: 25,
} as const;

/** How often a batch of changes is tried again before it is set aside. */
export const streamRetries = 5;

/** How long a queued call is hidden from other workers: six times the limit of the function. */
export const callbackHiddenSeconds = 6 * functionSeconds.callbacks;

/**
 * The number of deliveries is high, because a message fails only if a table or the queue fails, and
 * the sweep sends other messages meanwhile.
 */
export const callbackDeliveries = 10;
