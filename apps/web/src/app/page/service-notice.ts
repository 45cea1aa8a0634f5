/** The operator's message: it stays when tables come and go, and is not shown again once it was dismissed. */
import type { SessionMessage } from "@limpid/contract";
import { createStore, useStore } from "../../lib/store.ts";

const store = createStore<SessionMessage | null>(null);
let read = "";

export const useServiceNotice = (): SessionMessage | null => useStore(store);

export function showNotice(notice: SessionMessage): void {
  if (notice.msg !== read) store.set(notice);
}

export function dismissNotice(): void {
  read = store.get()?.msg ?? "";
  store.set(null);
}
