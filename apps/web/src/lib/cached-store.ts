/** A store whose state is data in a query cache: the same data is asked for, invalidated and asked for again there. */
import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";
import type { Store } from "./store.ts";

export function cachedStore<State>(client: QueryClient, queryKey: QueryKey, initial: State): Store<State> {
  const cache = client.getQueryCache();
  const hash = hashKey(queryKey);
  const listeners = new Set<() => void>();
  let state = initial;
  client.setQueryData<unknown>(queryKey, initial);
  cache.subscribe(({ type, query }) => {
    if (type !== "updated" || query.queryHash !== hash || query.state.data === state) return;
    state = query.state.data as State;
    for (const listener of listeners) listener();
  });
  return {
    get: () => state,
    set: (next) => {
      if (!Object.is(next, state)) client.setQueryData<unknown>(queryKey, next);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
