/** The grid's state, and the focus that follows it. */
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { FIRST_STATE, type GridEvent, type GridState, stepGrid } from "./grid-state.ts";
import type { GridSize, Position } from "./position.ts";

export interface GridStateControl {
  readonly state: GridState;
  /** `isFocusing`: the cell that becomes active also takes the focus. */
  readonly dispatch: (event: GridEvent, isFocusing?: boolean) => void;
}

export function useGridState(): GridStateControl & {
  readonly wantsFocus: RefObject<boolean>;
  readonly size: RefObject<GridSize>;
} {
  const [state, setState] = useState(FIRST_STATE);
  const wantsFocus = useRef(false);
  const size = useRef<GridSize>({ rows: 0, columns: 0, pageRows: 1 });

  const dispatch = (event: GridEvent, isFocusing = true): void => {
    wantsFocus.current ||= isFocusing;
    setState((current) => stepGrid(current, event, size.current));
  };
  return { state, dispatch, wantsFocus, size };
}

/** After each render: shows and focuses the active cell when something asked for it. */
export function useActiveFocus(
  viewport: RefObject<HTMLElement | null>,
  { state, wantsFocus }: { readonly state: GridState; readonly wantsFocus: RefObject<boolean> },
  reveal: (position: Position) => void,
): void {
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    const { row, column } = state.active;
    reveal(state.active);
    if (state.draft !== null) return;
    const cell = viewport.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
    cell?.focus({ preventScroll: true });
  });
}
