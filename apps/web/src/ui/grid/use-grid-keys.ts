/** Turns the grid's keys into what it does. */
import type { KeyboardEvent } from "react";
import { stepWidth } from "./column-width.ts";
import type { GridSource } from "./grid-source.ts";
import type { GridEvent, GridState } from "./grid-state.ts";
import { type GridCommand, readGridKey } from "./key-map.ts";
import { type Area, HEADER_ROW, type Position } from "./position.ts";

export interface GridKeyTargets {
  readonly state: GridState;
  readonly source: GridSource;
  readonly dispatch: (event: GridEvent) => void;
  readonly onKey: ((event: KeyboardEvent<HTMLElement>, position: Position) => boolean) | undefined;
  readonly onOpen: (position: Position) => void;
  /** The cells that keys are about. */
  readonly area: Area;
  readonly onClear: (area: Area) => void;
  readonly onFill: ((area: Area) => void) | undefined;
  readonly onResize: (column: number, widthPx: number) => void;
}

export function useGridKeys(targets: GridKeyTargets): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (targets.onKey?.(event, targets.state.active)) return event.preventDefault();
    const command = readGridKey(event);
    if (command !== null && runCommand(command, targets)) event.preventDefault();
  };
}

function runCommand(command: GridCommand, targets: GridKeyTargets): boolean {
  const { active } = targets.state;
  switch (command.kind) {
    case "move":
      targets.dispatch({ kind: "moved", movement: command.movement, isExtending: command.isExtending });
      return true;
    case "select":
      targets.dispatch({ kind: "selected", what: command.what });
      return true;
    case "edit":
      return startEdit(targets, active, targets.source.editTextAt(active.row, active.column));
    case "type":
      return canEdit(targets.source, active) && startEdit(targets, active, command.text);
    case "clear":
      if (isOneCell(targets.area) && !canEdit(targets.source, active)) return false;
      targets.onClear(targets.area);
      return true;
    case "fill":
      targets.onFill?.(targets.area);
      return targets.onFill !== undefined;
    case "open":
      return openDetails(targets, active);
    case "resize":
      return resize(targets, active, command.direction);
  }
}

/** A cell that cannot be edited shows why instead. */
export function startEdit(targets: GridKeyTargets, position: Position, draft: string): boolean {
  if (!canEdit(targets.source, position)) return openDetails(targets, position);
  targets.dispatch({ kind: "editing", draft });
  return true;
}

function canEdit(source: GridSource, { row, column }: Position): boolean {
  if (row < 0 || column < 0) return false;
  return source.cellAt(row, column)?.isReadOnly === false;
}

function isOneCell({ firstRow, lastRow, firstColumn, lastColumn }: Area): boolean {
  return firstRow === lastRow && firstColumn === lastColumn;
}

function openDetails(targets: GridKeyTargets, position: Position): boolean {
  if (position.row < 0 || position.column < 0) return false;
  targets.onOpen(position);
  return true;
}

function resize({ source, onResize }: GridKeyTargets, { row, column }: Position, direction: 1 | -1): boolean {
  const widthPx = source.columns[column]?.widthPx;
  if (row !== HEADER_ROW || widthPx === undefined) return false;
  onResize(column, stepWidth(widthPx, direction));
  return true;
}
