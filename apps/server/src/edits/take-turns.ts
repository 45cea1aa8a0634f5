/** Work on one thing after another, while other things go on. */

const last = new Map<string, Promise<unknown>>();

/** Runs `work` when all work given earlier for the same key has ended, well or badly. */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  last.set(key, mine);
  try {
    return await mine;
  } finally {
    if (last.get(key) === mine) last.delete(key);
  }
}
