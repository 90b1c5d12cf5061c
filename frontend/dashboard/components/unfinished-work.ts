/**
 * Registers work that a page reload would interrupt: an import, a bulk retry, an edit. Code that
 * starts such work registers the work here; code that wants to reload waits until all registered
 * work has ended.
 */
const works = new Set<symbol>();
const running = new Set<symbol>();
const waiting = new Set<() => void>();

function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Delays the page's automatic reload while the user reads something, such as a report. */
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

/**
 * Registers work that would be lost if the user left the page. While it is registered, the browser
 * asks for confirmation before the page is closed or reloaded.
 * @returns a function that ends the registration.
 */
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

/**
 * Calls the callback at once if no work is registered, otherwise when the last work has ended.
 * @returns a function that cancels the call.
 */
export function whenNoWork(callback: () => void): () => void {
  if (works.size === 0) {
    callback();
    return () => {};
  }
  waiting.add(callback);
  return () => waiting.delete(callback);
}
