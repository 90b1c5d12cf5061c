/** The sparse indexes of the submissions table. */

/** The index ordered by `dueAt`: which rows the reconciler handles next. */
export const openIndexName = 'open';
/** The index ordered by `openedAt`: which rows have been open for the longest time, due or not. */
export const oldestIndexName = 'oldest';
/** The index of the rows with a reference. For each owner and reference the newest row is last. */
export const referenceIndexName = 'reference';
