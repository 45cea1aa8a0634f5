/** What the service and the app tell the user (specification §4): one latest message, queued warnings, and a log. */
import { MessageLevel } from "@limpid/contract";
import { createStore, useStore } from "./store.ts";

export interface Message {
  readonly id: number;
  readonly message: string;
  readonly level: number;
  readonly url: string | null;
  /** The edit that it is about, with which it ends. */
  readonly editId?: string;
  /** It is of the whole service, and stays when tables come and go. */
  readonly isOfService?: boolean;
  readonly postTime: Date;
}

export interface Messages {
  /** The latest info or error; a warning never replaces it. */
  readonly latest: Message | null;
  readonly warnings: readonly Message[];
  readonly log: readonly Message[];
}

const LOG_LENGTH = 500;

export const NO_MESSAGES: Messages = { latest: null, warnings: [], log: [] };

export function addMessage(messages: Messages, message: Message): Messages {
  const log = [...messages.log, message].slice(-LOG_LENGTH);
  if (message.level === MessageLevel.debug) return { ...messages, log };
  if (message.level === MessageLevel.warning) return { ...messages, log, warnings: [...messages.warnings, message] };
  return { ...messages, log, latest: message };
}

const store = createStore<Messages>(NO_MESSAGES);
let lastId = 0;

export const useMessages = (): Messages => useStore(store);

export function postMessage(message: string, level: number = MessageLevel.info, url: string | null = null): void {
  lastId += 1;
  store.set(addMessage(store.get(), { id: lastId, message, level, url, postTime: new Date() }));
}

/** What an edit has brought about, which is over when it is undone. */
export function warnOfEdit(editId: string, message: string): void {
  lastId += 1;
  const warning = { id: lastId, message, level: MessageLevel.warning, url: null, editId, postTime: new Date() };
  store.set(addMessage(store.get(), warning));
}

/** A warning that the session is sent; once is enough. */
export function warnOfService(message: string, url: string | null): void {
  if (store.get().warnings.some((warning) => warning.isOfService && warning.message === message)) return;
  lastId += 1;
  const warning = { id: lastId, message, level: MessageLevel.warning, url, isOfService: true, postTime: new Date() };
  store.set(addMessage(store.get(), warning));
}

export function clearEditWarnings(editId: string): void {
  const messages = store.get();
  store.set({ ...messages, warnings: messages.warnings.filter((warning) => warning.editId !== editId) });
}

export function clearWarning(id: number): void {
  const messages = store.get();
  store.set({ ...messages, warnings: messages.warnings.filter((warning) => warning.id !== id) });
}

export function dismissLatest(): void {
  store.set({ ...store.get(), latest: null });
}

/** A new file starts without messages of another one; the log goes on. */
export function resetMessages(): void {
  const { log, warnings } = store.get();
  store.set({ ...NO_MESSAGES, log, warnings: warnings.filter(({ isOfService }) => isOfService) });
}
