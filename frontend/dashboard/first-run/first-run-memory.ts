/** Whether a person's first run has ended, kept in this browser: losing it costs one look at a list. */
const keyOf = (userId: string) => `first-run.${userId}`;

export function firstRunHasEnded(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false;
  }
}

export function rememberFirstRun(userId: string): void {
  try {
    localStorage.setItem(keyOf(userId), 'ended');
  } catch {
    // A browser that keeps nothing shows the list again.
  }
}
