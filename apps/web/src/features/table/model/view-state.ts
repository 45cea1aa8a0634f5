/** What a person has chosen to see. Nothing of it reaches the server. */
import { DEFAULT_MISSING_TOKEN, type MissingToken } from "@limpid/contract";
import type { Position } from "../../../ui/grid/position.ts";
import { FIRST_FILTERS, type IssueFilters } from "./issues.ts";

export type OpenModal = "keys" | "pandas" | "r" | "history" | "all info" | "reading" | "embed" | "metadata" | "details";

/** Asked for again it is another one, and takes the focus again. */
export interface Finder {
  readonly kind: "find" | "replace" | "row";
}

export interface ViewState {
  readonly missingToken: MissingToken;
  readonly filters: IssueFilters;
  /** Columns that show the original data although the cleaned one is there. */
  readonly originalColumns: ReadonlySet<number>;
  readonly widths: ReadonlyMap<number, number>;
  readonly isCompact: boolean;
  readonly active: Position;
  /** The issue that is being decided: single letters are decisions as long as it is the active cell. */
  readonly reviewed: Position | null;
  readonly hasDetails: boolean;
  /** What stands to the left of the grid: what is left to decide, what people have changed, or what cleaning has. */
  readonly panel: "review" | "edits" | "changes" | null;
  readonly modal: OpenModal | null;
  /** What stands above the grid to go somewhere. */
  readonly finder: Finder | null;
}

export const FIRST_VIEW: ViewState = {
  missingToken: DEFAULT_MISSING_TOKEN,
  filters: FIRST_FILTERS,
  originalColumns: new Set(),
  widths: new Map(),
  isCompact: false,
  active: { row: 0, column: 0 },
  reviewed: null,
  hasDetails: false,
  panel: null,
  modal: null,
  finder: null,
};
