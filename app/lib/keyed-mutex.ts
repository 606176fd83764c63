/** A mutex for each key: tasks of one key run one after the other, tasks of different keys in parallel. */
export function createKeyedMutex() {
  const last = new Map<string, Promise<unknown>>();

  return async function run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const turn = (last.get(key) ?? Promise.resolve()).then(task, task);
    last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (last.get(key) === turn) last.delete(key);
    }
  };
}
