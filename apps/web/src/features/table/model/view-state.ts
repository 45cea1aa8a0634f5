/** What a person has chosen to see. Nothing of it reaches the server. */
import { DEFAULT_MISSING_TOKEN, type FindQuery, type MissingToken } from "@limpid/contract";
import type { Position } from "../../../ui/grid/position.ts";
import { FIRST_FILTERS, type IssueFilters } from "./issues.ts";
import { ALL_ROWS, type RowChoice } from "./row-choice.ts";

export type OpenModal =
  | "keys"
  | "pandas"
  | "r"
  | "history"
  | "all info"
  | "reading"
  | "embed"
  | "metadata"
  | "details"
  | "visibility"
  | "csv options";

/** Opening it again makes a new object, which takes the focus again. */
export interface Finder {
  readonly kind: "find" | "replace" | "row";
  /** What is looked for at first. */
  readonly search?: FindQuery;
}

export interface ViewState {
  readonly missingToken: MissingToken;
  /** Cells of which only the form has changed are marked too. */
  readonly showsWritten: boolean;
  readonly filters: IssueFilters;
  /** Columns that show the original data although the cleaned one is there. */
  readonly originalColumns: ReadonlySet<number>;
  readonly widths: ReadonlyMap<number, number>;
  /** The columns chosen by the user or the address; `hiddenOf` tells which of them are hidden. */
  readonly hiddenColumns: ReadonlySet<number>;
  /** The columns of the file from the left, as the user or the address has put them; empty as long as they stand as in the file. */
  readonly columnOrder: readonly number[];
  /** This many of the first columns stay in sight. */
  readonly frozenColumns: number;
  /** Which rows, and in which order. */
  readonly choice: RowChoice;
  readonly isCompact: boolean;
  /** A phone shows the grid in place of the issues. */
  readonly showsGrid: boolean;
  readonly active: Position;
  /** The issue that is being decided: single letters are decisions as long as it is the active cell. */
  readonly reviewed: Position | null;
  readonly hasDetails: boolean;
  /** The panel to the left of the grid: questions, edits, proposals, changes by cleaning, or the values of a column. */
  readonly panel: "review" | "edits" | "proposals" | "changes" | "profile" | null;
  /** The column whose values are shown. */
  readonly profiled: number;
  readonly modal: OpenModal | null;
  /** The search or jump bar above the grid. */
  readonly finder: Finder | null;
}

export const FIRST_VIEW: ViewState = {
  missingToken: DEFAULT_MISSING_TOKEN,
  showsWritten: false,
  filters: FIRST_FILTERS,
  originalColumns: new Set(),
  widths: new Map(),
  hiddenColumns: new Set(),
  columnOrder: [],
  frozenColumns: 0,
  choice: ALL_ROWS,
  isCompact: false,
  showsGrid: false,
  active: { row: 0, column: 0 },
  reviewed: null,
  hasDetails: false,
  panel: null,
  profiled: 0,
  modal: null,
  finder: null,
};
