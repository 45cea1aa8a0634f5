/** Fetches again what an edit or an event makes stale, as the kinds of edits say. */
import { EVERYTHING, editKind, editKindByAction } from "@limpid/edits";
import type { EditStep } from "../model/history.ts";
import type { ScreenEdit } from "../model/screen-edit.ts";
import { areAllHere } from "../model/table-data.ts";
import type { Part } from "./parts.ts";
import { readRowsAgain } from "./read-again.ts";
import type { TableSession } from "./table-session.ts";

/** What is looked at comes before them, and cells that are accepted are here before their proposals go. */
const LATER: readonly Part[] = ["proposals", "other rows"];

/** What the message of an edit makes stale; that of an unknown action, everything. */
export const staleByAction = (action: string): readonly Part[] => editKindByAction(action)?.stale.others ?? EVERYTHING;

/** `row`: the one row of the step. */
export const staleByStep = ({ kind, row }: Pick<EditStep, "kind" | "row">): EditStale =>
  editKind(kind === "cells" && row !== null ? "cell" : kind).stale;

type EditStale = ReturnType<typeof editKind>["stale"];

export const staleByEdit = (edit: ScreenEdit): EditStale =>
  edit.kind === "hold" ? staleByStep(edit.value.step) : editKind(edit.kind).stale;

/** Issues of a table that is here as a whole are counted here. */
export function staleToMaker(table: TableSession, edit: ScreenEdit): readonly Part[] {
  const { maker } = staleByEdit(edit);
  return areAllHere(table.data.get()) ? maker.filter((part) => part !== "issues") : maker;
}

/** Everything may have changed: the table was cleaned again, or one answer changed its cells. */
export const lookAtEverything = (table: TableSession): Promise<void> => lookAgain(table, EVERYTHING);

/** Proposals are asked for only where some wait: they may have been made on something else. */
export async function lookAgain(table: TableSession, parts: readonly Part[]): Promise<void> {
  const isWaiting = table.proposals.get().pending.length > 0;
  const wanted = parts.filter((part) => isWaiting || part !== "proposals");
  await invalidate(
    table,
    wanted.filter((part) => !LATER.includes(part)),
  );
  await invalidate(
    table,
    wanted.filter((part) => LATER.includes(part)),
  );
}

/** Asks for the parts, whether or not they are stale; fails as they do. */
export async function fetchParts(table: TableSession, parts: readonly Part[], signal: AbortSignal): Promise<void> {
  const isWanted = isOneOf(parts);
  await table.queries.refetchQueries({ predicate: isWanted }, { throwOnError: true });
  signal.throwIfAborted();
}

/** What could not be asked for while the screen was hidden. */
export async function fetchStale(table: TableSession): Promise<void> {
  await table.queries.refetchQueries({ stale: true });
}

/** An answer that is under way may be from before, and is dropped. One that fails leaves its part stale. */
export async function invalidate(table: TableSession, parts: readonly Part[]): Promise<void> {
  await table.queries.invalidateQueries({ predicate: isOneOf(parts), refetchType: "all" });
}

/** Reads the rows of edited cells again and returns how many of their cells have changed. */
export const lookAtRows = (table: TableSession, rows: Iterable<number>): Promise<number> =>
  readRowsAgain(table, rows, new AbortController().signal);

const isOneOf =
  (parts: readonly Part[]) =>
  ({ queryKey: [part] }: { readonly queryKey: readonly unknown[] }): boolean =>
    parts.some((one) => one === part);
