/**
 * Stores in this browser how far the user is in the first-run steps. If the stored value is lost,
 * the list of steps is only hidden or shown once more.
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
    // Without browser storage, the progress is not remembered.
  }
}
