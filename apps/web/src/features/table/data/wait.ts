/** Waiting that ends when the screen does. */
import type { Readable } from "../../../lib/store.ts";

/** Resolves once the store's state is as wanted; rejects when the signal says to stop. */
export function until<State>(
  store: Readable<State>,
  isWanted: (state: State) => boolean,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    if (isWanted(store.get())) return resolve();
    const unsubscribe = store.subscribe(() => {
      if (!isWanted(store.get())) return;
      unsubscribe();
      resolve();
    });
    signal.addEventListener("abort", () => {
      unsubscribe();
      reject(signal.reason);
    });
  });
}
