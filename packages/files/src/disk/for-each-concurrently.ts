/** Number of concurrent requests for one piece of work. */
const AT_ONCE = 16;

/**
 * Stops starting items after a failure, and rejects once the running ones have ended, so that a clean-up has no
 * concurrent work.
 */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const faults: unknown[] = [];
  const lane = async (): Promise<void> => {
    for (const item of left) {
      if (faults.length > 0) return;
      await work(item).catch((error: unknown) => faults.push(error));
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, lane));
  if (faults.length > 0) throw faults[0];
}
