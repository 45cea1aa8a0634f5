/** Decides what an edit or an event makes stale, and fetches that again. No other module decides this. */
import { isChoice, type StepKind } from "../model/history.ts";
import { cleansAnew } from "../model/outbox.ts";
import { areAllHere } from "../model/table-data.ts";
import type { Part } from "./parts.ts";
import { readRowsAgain } from "./read-again.ts";
import type { TableSession } from "./table-session.ts";

type EditKind = "cell" | "cells" | "cleaning" | "component" | "rows" | "title";

interface Stale {
  /** These parts become stale for everyone but the editor. The row of a single cell is also read again. */
  readonly others: readonly Part[];
  /** These parts become stale for the editor once the edit is saved; the edit itself showed at once. */
  readonly maker: readonly Part[];
  /** These parts become stale for the editor if the edit is refused or undone, to show the server's state again. */
  readonly undone: readonly Part[];
}

const LISTS = ["log", "proposals"] as const;
const COUNTS = ["table", "issues", ...LISTS] as const;
const EVERYTHING = ["table", "columns", "issues", "log", "rows", "proposals", "other rows"] as const;
/** What is looked at comes before them, and cells that are accepted are here before their proposals go. */
const LATER: readonly Part[] = ["proposals", "other rows"];

const STALE: Readonly<Record<EditKind, Stale>> = {
  cell: { others: COUNTS, maker: ["issues", ...LISTS], undone: [] },
  cells: { others: EVERYTHING, maker: ["issues", ...LISTS], undone: EVERYTHING },
  // All of it was looked at before the edit counted as saved.
  cleaning: { others: EVERYTHING, maker: LISTS, undone: EVERYTHING },
  component: { others: EVERYTHING, maker: LISTS, undone: ["columns"] },
  rows: { others: COUNTS, maker: ["table", "issues", ...LISTS], undone: ["table"] },
  title: { others: ["columns", ...LISTS], maker: LISTS, undone: ["columns"] },
};

/** `row`: null for an edit of a column or of the whole table. */
export function kindOfEdit(action: string, row: number | null | undefined): EditKind {
  if (cleansAnew(action)) return "cleaning";
  if (action === "enrich_column_from_component") return "component";
  if (action === "edit_cells") return "cells";
  if (action === "edit_rows") return "rows";
  return row === null ? "title" : "cell";
}

/** `row`: the one row of the step. */
export function kindOfStep(kind: StepKind, row: number | null): EditKind {
  if (isChoice(kind)) return "cleaning";
  if (kind === "title" || kind === "rows") return kind;
  return row === null ? "cells" : "cell";
}

export const staleToOthers = (kind: EditKind): readonly Part[] => STALE[kind].others;
export const staleWhenUndone = (kind: EditKind): readonly Part[] => STALE[kind].undone;

/** Issues of a table that is here as a whole are counted here. */
export function staleToMaker(table: TableSession, kind: EditKind): readonly Part[] {
  const { maker } = STALE[kind];
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
