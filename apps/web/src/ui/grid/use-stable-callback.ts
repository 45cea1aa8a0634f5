/** A function whose identity never changes and that always runs its latest version, for memoised children. */
import { useCallback, useLayoutEffect, useRef } from "react";

export function useStableCallback<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
