/**
 * Work that a reload of the page would cut off: an import, a bulk retry, an edit. Whoever starts
 * some says so here; whoever wants to reload waits for its end.
 */
const works = new Set<symbol>();
const waiting = new Set<() => void>();

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** @returns what says that the work has ended. */
export function beginWork(): () => void {
  const work = Symbol('work');
  if (works.size === 0) globalThis.addEventListener?.('beforeunload', warn);
  works.add(work);
  return () => {
    if (!works.delete(work) || works.size > 0) return;
    globalThis.removeEventListener?.('beforeunload', warn);
    for (const callback of [...waiting]) {
      waiting.delete(callback);
      callback();
    }
  };
}

/** Calls back at once or when the last work has ended. @returns what calls it off. */
export function whenNoWork(callback: () => void): () => void {
  if (works.size === 0) {
    callback();
    return () => {};
  }
  waiting.add(callback);
  return () => waiting.delete(callback);
}
