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
  readonly wantsReveal: RefObject<boolean>;
  readonly wantsMiddle: RefObject<boolean>;
  readonly size: RefObject<GridSize>;
} {
  const [state, setState] = useState(FIRST_STATE);
  const wantsFocus = useRef(false);
  const wantsReveal = useRef(false);
  const wantsMiddle = useRef(false);
  const size = useRef<GridSize>({ rows: 0, columns: 0, pageRows: 1 });

  const dispatch = (event: GridEvent, isFocusing = true): void => {
    wantsFocus.current ||= isFocusing;
    wantsReveal.current ||= isFocusing || event.kind === "went";
    setState((current) => {
      const next = stepGrid(current, event, size.current);
      // React renders nothing for the same state, and the focus moves after a render.
      return next === current && isFocusing ? { ...current } : next;
    });
  };
  return { state, dispatch, wantsFocus, wantsReveal, wantsMiddle, size };
}

/** Shows and focuses the active cell after a render if that was requested. */
export function useActiveFocus(
  viewport: RefObject<HTMLElement | null>,
  {
    state,
    wantsFocus,
    wantsReveal,
    wantsMiddle,
  }: Pick<ReturnType<typeof useGridState>, "state" | "wantsFocus" | "wantsReveal" | "wantsMiddle">,
  reveal: (position: Position, isCentred: boolean) => void,
): void {
  useLayoutEffect(() => {
    if (wantsReveal.current) reveal(state.active, wantsMiddle.current);
    wantsReveal.current = false;
    wantsMiddle.current = false;
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    const { row, column } = state.active;
    if (state.draft !== null) return;
    const cell = viewport.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
    cell?.focus({ preventScroll: true });
  });
}
