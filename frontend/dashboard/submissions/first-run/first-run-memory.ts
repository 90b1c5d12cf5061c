/**
 * Stores in this browser how far the user is in the first-run steps. If that is lost, the list is
 * hidden or shown once more, nothing else.
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
