/**
 * Whether a user's first run has ended, stored in this browser. Losing it only shows the list once
 * more.
 */
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
    // A browser without storage shows the list again.
  }
}
