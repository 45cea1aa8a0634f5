/**
 * The edits of this visit are mutations of the table's cache: they go out one after another, each is tried again while the
 * server cannot be reached, and all of them stay listed once they are saved.
 */
import type { Mutation, MutationState, QueryClient } from "@tanstack/react-query";
import type { Readable } from "../../../lib/store.ts";
import { type EditProgress, isWorthRetrying, type Outbox, type OutboxEntry, retryDelayMs } from "../model/outbox.ts";

export type QueuedEdit = Pick<OutboxEntry, "edit" | "id" | "isProposal" | "sent">;

export interface SavedEdit {
  /** Saved, though the class of the column refuses the value. */
  readonly refusal?: string | undefined;
}

type EditMutation = Mutation<SavedEdit, Error, QueuedEdit>;
type EditState = MutationState<SavedEdit, Error, QueuedEdit>;

const MUTATION_KEY = ["edit"];

/** Resolves when the edit is saved, and rejects when the server refuses it. */
export function sendInTurn<Saved extends SavedEdit>(
  queries: QueryClient,
  edit: QueuedEdit,
  send: (edit: QueuedEdit) => Promise<Saved>,
): Promise<Saved> {
  const options = {
    mutationKey: MUTATION_KEY,
    mutationFn: send,
    scope: { id: "edits" },
    retry: (_: number, error: Error) => isWorthRetrying(error),
    retryDelay: (failures: number) => retryDelayMs(failures + 1),
    networkMode: "always",
    gcTime: Number.POSITIVE_INFINITY,
  } as const;
  return queries.getMutationCache().build<Saved, Error, QueuedEdit, unknown>(queries, options).execute(edit);
}

/** Sends a refused edit again, as it was sent before. */
export async function sendAgain<Saved extends SavedEdit>(queries: QueryClient, id: string): Promise<Saved> {
  const mutation = find(queries, id);
  const edit = mutation?.state.variables;
  if (mutation === undefined || edit === undefined) throw new Error(`No edit ${id} was sent`);
  return (await mutation.execute(edit)) as Saved;
}

export function dismissEdit(queries: QueryClient, id: string): void {
  const mutation = find(queries, id);
  if (mutation !== undefined) queries.getMutationCache().remove(mutation);
}

/** The outbox as the cache has it; an entry whose edit has not moved is the same object. */
export function readOutbox(queries: QueryClient): Readable<Outbox> {
  const cache = queries.getMutationCache();
  const listeners = new Set<() => void>();
  const known = new WeakMap<EditState, OutboxEntry>();
  let outbox: Outbox = [];
  const entryOf = ({ state }: EditMutation): OutboxEntry | undefined => {
    const edit = state.variables;
    if (edit === undefined) return undefined;
    const entry = known.get(state) ?? { ...edit, progress: progressOf(state), refusal: state.data?.refusal };
    known.set(state, entry);
    return entry;
  };
  cache.subscribe(() => {
    const next = mutationsOf(queries).flatMap((mutation) => entryOf(mutation) ?? []);
    if (next.length === outbox.length && next.every((entry, index) => entry === outbox[index])) return;
    outbox = next;
    for (const listener of listeners) listener();
  });
  return {
    get: () => outbox,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function progressOf({ status, isPaused, error }: EditState): EditProgress {
  if (status === "success") return { kind: "saved" };
  if (status === "error") return { kind: "refused", reason: error?.message ?? "" };
  return { kind: isPaused ? "waiting" : "sending" };
}

const mutationsOf = (queries: QueryClient): readonly EditMutation[] =>
  queries.getMutationCache().findAll({ mutationKey: MUTATION_KEY }) as unknown as readonly EditMutation[];

const find = (queries: QueryClient, id: string): EditMutation | undefined =>
  mutationsOf(queries).find(({ state }) => state.variables?.id === id);
