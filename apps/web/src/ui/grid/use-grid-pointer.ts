/** Pointing: click, shift-click and drag select; a double click edits; the cell under the pointer shows its menu. */
import { type MouseEvent, type PointerEvent, useRef, useState } from "react";
import type { GridEvent } from "./grid-state.ts";
import type { Area, Position } from "./position.ts";

/** The coordinates are pixels of the window. */
export interface MenuPlace {
  readonly leftPx: number;
  readonly topPx: number;
}

export interface GridPointerTargets {
  /** What is selected. */
  readonly area: Area;
  readonly dispatch: (event: GridEvent, isFocusing?: boolean) => void;
  readonly onOpen: (position: Position) => void;
  readonly onEdit: (position: Position) => void;
  readonly onMenu: ((area: Area, at: MenuPlace) => boolean) | undefined;
}

export interface GridPointer {
  readonly hovered: Position | null;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerOver: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerLeave: () => void;
    readonly onClick: (event: MouseEvent<HTMLElement>) => void;
    readonly onDoubleClick: (event: MouseEvent<HTMLElement>) => void;
    readonly onContextMenu: (event: MouseEvent<HTMLElement>) => void;
  };
}

const PRIMARY_BUTTON = 1;
const CONTROLS = "a, button, input, textarea, [role=separator]";

export function useGridPointer({ dispatch, area, onOpen, onEdit, onMenu }: GridPointerTargets): GridPointer {
  const [hovered, setHovered] = useState<Position | null>(null);
  const isDragging = useRef(false);

  return {
    hovered,
    handlers: {
      onPointerDown: (event) => {
        const to = positionOf(event);
        if (to === null || event.button !== 0 || isControl(event)) return;
        isDragging.current = event.pointerType === "mouse";
        leaveEditor(event.currentTarget);
        dispatch({ kind: "went", to, isExtending: event.shiftKey });
      },
      onPointerOver: (event) => {
        const to = positionOf(event);
        setHovered(to);
        isDragging.current &&= (event.buttons & PRIMARY_BUTTON) !== 0;
        if (isDragging.current && to !== null) dispatch({ kind: "went", to, isExtending: true });
      },
      onPointerLeave: () => setHovered(null),
      onClick: (event) => {
        const position = positionOf(event);
        if (position === null || (event.target as Element).closest("[data-menu]") === null) return;
        dispatch({ kind: "went", to: position, isExtending: false });
        onOpen(position);
      },
      onContextMenu: (event) => {
        const at = positionOf(event);
        if (at === null || at.row < 0 || isControl(event)) return;
        const isWithin = at.row >= area.firstRow && at.row <= area.lastRow;
        const own = isWithin ? area : { ...area, firstRow: at.row, lastRow: at.row };
        const place = { leftPx: event.clientX, topPx: event.clientY };
        if (onMenu?.(own, place) !== true) return;
        event.preventDefault();
        if (!isWithin) dispatch({ kind: "went", to: at, isExtending: false });
      },
      onDoubleClick: (event) => {
        const position = positionOf(event);
        if (position !== null && position.row >= 0 && position.column >= 0 && !isControl(event)) onEdit(position);
      },
    },
  };
}

/** What is being typed is kept: React would take the editor away before the browser could tell it that its focus goes. */
function leaveEditor(grid: Element): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLTextAreaElement && grid.contains(focused)) focused.blur();
}

function positionOf(event: { readonly target: EventTarget; readonly currentTarget: Element }): Position | null {
  const element = (event.target as Element).closest<HTMLElement>("[data-row]");
  if (element === null || !event.currentTarget.contains(element)) return null;
  return { row: Number(element.dataset.row), column: Number(element.dataset.column) };
}

function isControl(event: { readonly target: EventTarget }): boolean {
  return (event.target as Element).closest(CONTROLS) !== null;
}
