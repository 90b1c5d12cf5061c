/**
 * How far a user's first run has come, stored in this browser. Losing it only hides the list, or
 * shows it once more.
 */
export type FirstRunProgress = 'began' | 'ended';

const keyOf = (userId: string) => `first-run.${userId}`;

export function firstRunProgress(userId: string): FirstRunProgress | undefined {
  try {
    const stored = localStorage.getItem(keyOf(userId));
    return stored === 'began' || stored === 'ended' ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function rememberFirstRun(userId: string, progress: FirstRunProgress): void {
  try {
    localStorage.setItem(keyOf(userId), progress);
  } catch {
    // A browser without storage forgets it.
  }
}
