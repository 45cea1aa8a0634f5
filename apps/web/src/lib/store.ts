/** The smallest observable value: what lives longer than a component and is read by several. */
import { useSyncExternalStore } from "react";

export interface Store<State> {
  readonly get: () => State;
  readonly set: (state: State) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A store that others fill. */
export type Readable<State> = Pick<Store<State>, "get" | "subscribe">;

export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (next) => {
      if (Object.is(next, state)) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<State>(store: Readable<State>): State {
  return useSyncExternalStore(store.subscribe, store.get);
}
