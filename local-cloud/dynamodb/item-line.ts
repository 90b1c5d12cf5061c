/** Runs the tasks of one item one after another; tasks of different items run concurrently. */
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
