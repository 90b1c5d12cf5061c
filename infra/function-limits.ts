/**
 * The time limits of the functions that also run in the simulation, and the batch sizes of these
 * functions. The simulation uses the same numbers: it ends its processes after these times, and
 * gives them batches of these sizes. An attempt's own limits are in attempt-limits.ts.
 */
export const functionSeconds = {
  authoriser: 5,
  webhook: 10,
  fence: 7,
  dashboardApi: 15,
  /**
   * The time limit of the events function in seconds. It must be far below `eventSettleSeconds`,
   * after which an event can be read: by then, no run may still write an older event.
   */
  events: 20,
  /**
   * The time limit of the function that calls users' addresses, in seconds. A call takes up to 15
   * s, and the reads and writes around the call take some more.
   */
  callbacks: 30,
  live: 30,
  callbackSweep: 50,
  reconciler: 50,
} as const;

/** The largest number of a table's changes that one run of a function receives. */
export const streamBatches = {
  live: 100,
  /**
   * The batch is small, because each of its changes may need deliveries to 50 endpoints, and one
   * run of the function must plan all of them within its time limit.
   */
  events: 25,
} as const;

/**
 * How many times a failed batch of changes is tried again before it goes to the queue of failures.
 */
export const streamRetries = 5;

/**
 * For how many seconds a message in the queue of callback calls stays hidden after a worker has
 * received it: six times the function's time limit.
 */
export const callbackHiddenSeconds = 6 * functionSeconds.callbacks;

/**
 * How many times a message in the queue of callback calls is delivered before it becomes a dead
 * letter. The number is high, because handling a message fails only if a table or the queue fails.
 * While a message fails, the callback sweep sends new messages for the same call.
 */
export const callbackDeliveries = 10;
