/** Which cell is active, what is selected and what is being edited. No React, no DOM. */
import {
  type Area,
  areaBetween,
  clamp,
  type GridSize,
  isSamePosition,
  type Movement,
  move,
  type Position,
} from "./position.ts";

export interface GridState {
  readonly active: Position;
  /** The other corner of the selection. */
  readonly anchor: Position;
  /** The text the editor starts from; null while nothing is edited. */
  readonly draft: string | null;
}

export type GridEvent =
  | { readonly kind: "moved"; readonly movement: Movement; readonly isExtending: boolean }
  | { readonly kind: "went"; readonly to: Position; readonly isExtending: boolean }
  | { readonly kind: "selected"; readonly what: "all" | "row" | "column" | "one" }
  | { readonly kind: "editing"; readonly draft: string }
  /** Moves to the first row, except that a header stays a header. */
  | { readonly kind: "topped" }
  | { readonly kind: "stopped" };

export const FIRST_STATE: GridState = { active: { row: 0, column: 0 }, anchor: { row: 0, column: 0 }, draft: null };

export function stepGrid(state: GridState, event: GridEvent, size: GridSize): GridState {
  switch (event.kind) {
    case "moved":
      return goTo(state, move(state.active, event.movement, size), event.isExtending);
    case "went":
      return goTo(state, clamp(event.to, size), event.isExtending);
    case "selected":
      return { ...state, draft: null, anchor: anchorFor(event.what, state.active) };
    case "editing":
      return { ...state, anchor: state.active, draft: event.draft };
    case "topped":
      return goTo(state, { ...state.active, row: Math.min(0, state.active.row) }, false);
    case "stopped":
      return state.draft === null ? state : { ...state, draft: null };
  }
}

/** What is selected; null while it is only the active cell. A header selects its column, a row number its row. */
export function selectedArea({ active, anchor }: GridState, size: GridSize): Area | null {
  const isCell = active.row >= 0 && active.column >= 0;
  return isCell && isSamePosition(active, anchor) ? null : areaBetween(anchor, active, size);
}

function goTo(state: GridState, active: Position, isExtending: boolean): GridState {
  return { active, anchor: isExtending ? state.anchor : active, draft: null };
}

/** Row numbers and headers select whole rows and columns, the corner selects everything. */
function anchorFor(what: "all" | "row" | "column" | "one", active: Position): Position {
  if (what === "one") return active;
  if (what === "row") return { row: active.row, column: -1 };
  return what === "column" ? { row: -1, column: active.column } : { row: -1, column: -1 };
}
