/**
 * Runs the tasks for the same database item one after another. Tasks for different items run at the
 * same time.
 */
export function createItemLine() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(item: string, task: () => Promise<T>): Promise<T> => {
    const turn = (last.get(item) ?? Promise.resolve()).then(task, task);
    last.set(item, turn);
    try {
      return await turn;
    } finally {
      if (last.get(item) === turn) last.delete(item);
    }
  };
}
