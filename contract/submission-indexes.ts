/** The sparse indexes of the submissions table. */

/**
 * The index ordered by `dueAt`. The reconciler, a scheduled check of open rows, reads from it which
 * rows to handle next.
 */
export const openIndexName = 'open';
/**
 * The index ordered by `openedAt`: which rows have been open for the longest time, whether or not
 * they are due.
 */
export const oldestIndexName = 'oldest';
/** The index of the rows with a reference. For each owner and reference the newest row is last. */
export const referenceIndexName = 'reference';
