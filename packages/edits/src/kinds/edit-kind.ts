/** Defines what each kind of edit declares; code that handles all kinds asks for these properties alone. */
import type { EditLogReply, RowRanges, TableMessage } from "@limpid/contract";
import type { CleaningSettings, ColumnChoice } from "@limpid/table";
import type { CellEdit } from "../apply-edit.ts";

export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

export interface ColumnPlace {
  readonly row: null;
  readonly column: number;
}

export interface TablePlace {
  readonly row: null;
  readonly column: null;
}

export type Place = CellPlace | ColumnPlace | TablePlace;

export const WHOLE_TABLE: TablePlace = { row: null, column: null };

/** An edit of one kind: the tag decides the place and the type of the value. */
export interface TaggedEdit<Kind extends string, At extends Place, Value> {
  readonly kind: Kind;
  readonly place: At;
  readonly value: Value;
}

type AnyEdit = TaggedEdit<string, Place, unknown>;

/** Undoes a step, or redoes it. */
export type EditOfHold = TaggedEdit<"hold", TablePlace, { readonly batch: string; readonly undone: boolean }>;

export interface StepId {
  /** Id shared by edits that were made as one. */
  readonly batch?: string | null;
  readonly editUuid?: string;
}

/** Returns the id by which an edit is undone: that of its batch, or its own. */
export function stepId({ batch, editUuid = "" }: StepId): string {
  return batch ?? editUuid;
}

export interface ComputedColumn {
  /** Column whose values it is made from. */
  readonly source: number;
  /** Name of the component. */
  readonly component: string;
  /** Number among all computed columns ever made; it never changes. */
  readonly ordinal: number;
  /** Id of the edit that made it, used to undo it. */
  readonly editUuid: string;
}

/** What the edits of a table make of it, while they are laid over it one by one. */
export interface EditedState {
  readonly setCell: (row: number, column: number, edit: CellEdit) => void;
  readonly titles: Map<number, string>;
  readonly computed: ComputedColumn[];
  /** Number of computed columns ever made. */
  made: number;
  leftOut: RowRanges;
  readonly choices: Map<number, ColumnChoice>;
  settings: CleaningSettings | undefined;
  readonly readings: Map<string, string>;
}

/** A part of the screen that is fetched by itself. */
export type ScreenPart = "columns" | "issues" | "log" | "other rows" | "proposals" | "rows" | "table";

export interface StaleParts {
  /** These parts become stale for everyone but the editor. The row of a single cell is also read again. */
  readonly others: readonly ScreenPart[];
  /** The editor fetches these parts before the edit counts as saved: only the server knows what it makes of them. */
  readonly first?: readonly ScreenPart[];
  /** These parts become stale for the editor once the edit is saved; the edit itself showed at once. */
  readonly maker: readonly ScreenPart[];
  /** These parts become stale for the editor if the edit is refused or undone, to show the server's state again. */
  readonly undone: readonly ScreenPart[];
}

export const LISTS = ["log", "proposals"] as const satisfies readonly ScreenPart[];
export const COUNTS = ["table", "issues", ...LISTS] as const;
export const EVERYTHING = ["table", "columns", "issues", "log", "rows", "proposals", "other rows"] as const;

export const CLEANED_AGAIN: StaleParts = { others: EVERYTHING, first: EVERYTHING, maker: LISTS, undone: EVERYTHING };

type LoggedStep = EditLogReply["steps"][number];

/** Looks up words for people that only the server knows. */
export interface TableNames {
  readonly title: (column: number) => string | null;
  readonly className: (id: string) => string;
  readonly optionLabel: (column: number, decision: string, option: string) => string | undefined;
}

/** How a step of this kind reads in the log. */
export interface LogLine<Edit extends AnyEdit> {
  readonly kind: LoggedStep["kind"];
  /** What the edit sets, as people read it. Steps of cells show what their first cell was and is. */
  readonly text?: (edit: Edit, names: TableNames) => string | null;
  /** What was there before the first edit. */
  readonly textBefore?: (edit: Edit, names: TableNames) => string | null;
  readonly facts?: (value: Edit["value"]) => Partial<Pick<LoggedStep, "decision" | "left_out" | "rows">>;
  /** First of the rows that it is about, if it belongs to no cell. */
  readonly firstRow?: (value: Edit["value"]) => number | null;
}

/** What followers of a table read of an edit. */
export type EditMessage = Pick<
  Extract<TableMessage, { readonly event: "pr" }>["data"],
  "action" | "decision" | "settings" | "value"
> & { readonly affects?: string };

/** Cells that an edit sets: row and change. */
export type SetCells = readonly (readonly [row: number, edit: CellEdit])[];

export interface EditKind<Edit extends AnyEdit> {
  readonly kind: Edit["kind"];
  readonly at: "cell" | "column" | "table";
  /** Whether a value that came from outside belongs to this kind. */
  readonly accepts: (value: unknown) => value is Edit["value"];
  /** Lays the edit over the table. */
  readonly apply: (state: EditedState, edit: Edit & StepId) => void;
  /** Runs in place of `apply` while the edit is undone. */
  readonly passOver?: (state: EditedState, edit: Edit) => void;
  /** Returns the edit that takes this one back. */
  readonly inverse: (edit: Edit & StepId) => EditOfHold;
  /** Null if it is no step of its own. */
  readonly line: LogLine<Edit> | null;
  /** The names by which messages and requests call it. */
  readonly actions: readonly string[];
  readonly message: (value: Edit["value"]) => EditMessage;
  readonly stale: StaleParts;
  /** The cells that it sets; kinds without it set none. */
  readonly cells?: (edit: Edit) => SetCells;
  /** Whether the table is cleaned again for it. */
  readonly cleansAgain: boolean;
  /** What a visitor may propose in another person's table, and whether it replaces what the visitor proposed before. */
  readonly proposal: "added" | "refused" | "replaced";
  /** Which of the things at its place it sets: edits of the same kind, place and subject replace each other. */
  readonly subject: (value: Edit["value"]) => string;
  /** Returns what a client asked for, without what the server added; it decides whether two edits are the same. */
  readonly asked: (value: Edit["value"]) => unknown;
}

type Defaults = "asked" | "cleansAgain" | "inverse" | "proposal" | "subject";

export function defineEdit<Edit extends AnyEdit>(
  kind: Omit<EditKind<Edit>, Defaults> & Partial<Pick<EditKind<Edit>, Defaults>>,
): EditKind<Edit> {
  return {
    asked: (value) => value,
    cleansAgain: false,
    inverse: (edit) => ({ kind: "hold", place: WHOLE_TABLE, value: { batch: stepId(edit), undone: true } }),
    proposal: "refused",
    subject: () => "",
    ...kind,
  };
}

export function isText(value: unknown): value is string {
  return typeof value === "string";
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
