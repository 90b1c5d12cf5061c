/**
 * Work that a reload of the page would cut off: an import, a bulk retry, an edit. Whoever starts
 * some says so here; whoever wants to reload waits for its end.
 */
const works = new Set<symbol>();
const running = new Set<symbol>();
const waiting = new Set<() => void>();

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Something that a person has before them, as a report: the page does not reload under it. */
export function holdReload(): () => void {
  const work = Symbol('work');
  works.add(work);
  return () => {
    if (!works.delete(work) || works.size > 0) return;
    for (const callback of [...waiting]) {
      waiting.delete(callback);
      callback();
    }
  };
}

/** Something that would be lost: who leaves the page is asked too. @returns what ends it. */
export function beginWork(): () => void {
  const work = Symbol('work');
  if (running.size === 0) globalThis.addEventListener?.('beforeunload', warn);
  running.add(work);
  const letReload = holdReload();
  return () => {
    running.delete(work);
    if (running.size === 0) globalThis.removeEventListener?.('beforeunload', warn);
    letReload();
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
