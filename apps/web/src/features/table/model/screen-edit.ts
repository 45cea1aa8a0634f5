/** The edits of this visit as the screen makes them, and what each kind makes of the table before the server has it. No effects. */
import { type ColumnReply, LABELS, leaveOut } from "@limpid/contract";
import type { Place, SingleEdit } from "@limpid/edits";
import { type AreaEdit, applyArea, cellsIn, withArea } from "./area.ts";
import { applyChange } from "./cell-edit.ts";
import type { EditStep, LoggedStep } from "./history.ts";
import { type CleanRow, cellAt, type TableData, withCell, withTitle } from "./table-data.ts";

/** Many cells at once, by their places on the screen. */
interface EditOfArea {
  readonly kind: "cells";
  readonly place: Place;
  readonly value: AreaEdit;
}

/** A step is undone, or holds again; its place is that of the step. */
interface EditOfStep {
  readonly kind: "hold";
  readonly place: { readonly row: number | null; readonly column: number | null };
  readonly value: { readonly step: EditStep; readonly undone: boolean };
}

export type ScreenEdit = Exclude<SingleEdit, { readonly kind: "hold" }> | EditOfArea | EditOfStep;

type PlacedStep = Pick<LoggedStep, "cells" | "column" | "decision" | "kind" | "left_out" | "row" | "rows">;

interface ShownKind<Edit> {
  /** Names the edit where the server refuses it. */
  readonly name: (edit: Edit, title: string) => string;
  /** Names the place of its steps in the log, in a few words. */
  readonly inLog?: (step: PlacedStep, title: string, columns: readonly ColumnReply[]) => string;
  /** Kinds without it are shown once the server has applied them. */
  readonly show?: (data: TableData, edit: Edit) => TableData;
  /** What it makes of columns that arrive from the server meanwhile. */
  readonly inColumns?: (columns: readonly ColumnReply[], edit: Edit) => readonly ColumnReply[];
  /** What it makes of a row that arrives meanwhile, with the server's reason if the class refuses the value. */
  readonly inRow?: (cells: CleanRow, row: number, edit: Edit, refusal: string | undefined) => CleanRow;
}

const KINDS: { readonly [Kind in ScreenEdit["kind"]]: ShownKind<Extract<ScreenEdit, { readonly kind: Kind }>> } = {
  cell: {
    name: ({ place }, title) => `The change in row ${place.row + 1}, ${title},`,
    show: (data, { place: { row, column }, value }) => {
      const cell = cellAt(data, row, column);
      return cell === undefined ? data : withCell(data, row, column, applyChange(cell, value));
    },
    inRow: (cells, row, { place, value }, refusal) => {
      const cell = cells[place.column];
      if (row !== place.row || cell === undefined) return cells;
      return cells.with(place.column, applyChange(cell, { ...value, refusal }));
    },
  },
  cells: {
    inLog: ({ row, cells }, title) =>
      cells > 1 ? `${LABELS.editedCells(cells)}, ${title}` : `${title}, row ${inDigits((row ?? 0) + 1)}`,
    name: ({ value }) => `The change of ${LABELS.editedCells(cellsIn(value.area))}`,
    show: (data, { value }) => withArea(data, value),
    inRow: (cells, row, { value }) => applyArea(cells, row, value),
  },
  title: {
    inLog: () => "Title of the column",
    name: ({ value }) => `The title “${value}”`,
    show: (data, { place, value }) => withTitle(data, place.column, value),
    inColumns: (columns, { place, value }) => {
      const before = columns[place.column];
      return before === undefined ? columns : columns.with(place.column, { ...before, title: value });
    },
  },
  class: { inLog: (_, title) => `Class of ${title}`, name: (_, title) => `The class of ${title}` },
  decision: {
    inLog: (step, title, columns) => `${decisionTitle(step, columns)}, ${title}`,
    name: (_, title) => `The decision on ${title}`,
  },
  component: { inLog: (_, title) => `Column of ${title}`, name: (_, title) => `The column of ${title}` },
  rows: {
    inLog: ({ row, rows = 1, left_out }) => {
      const place = rows > 1 ? LABELS.rowsFrom(rows, row ?? 0) : LABELS.rowNumber(row ?? 0);
      return `${place} ${left_out === true ? LABELS.leftOut : LABELS.takenBack}`;
    },
    name: ({ value }) => (value.isLeftOut ? "Excluding rows" : "Restoring rows"),
    show: (data, { value }) => ({ ...data, leftOut: leaveOut(data.leftOut, value) }),
  },
  settings: { inLog: () => "Cleaning of the table", name: () => "The settings of the table" },
  reading: {
    inLog: ({ decision = "" }) => LABELS.readingOf(decision),
    name: ({ value }) => LABELS.readingOf(value.parameter),
  },
  hold: {
    name: ({ value }) => (value.undone ? "The undo" : "The redo"),
    inRow: (cells, row, { place, value: { step, undone } }) => {
      const cell = step.cell?.[undone ? "before" : "after"];
      if (row !== place.row || place.column === null || cell === undefined || cells[place.column] === undefined)
        return cells;
      return cells.with(place.column, cell);
    },
  },
};

export function shownKind({ kind }: ScreenEdit): ShownKind<ScreenEdit> {
  return KINDS[kind] as ShownKind<ScreenEdit>;
}

/** Names the place of a step in a few words. */
export function placeInLog(step: PlacedStep, columns: readonly ColumnReply[]): string {
  const title = (step.column === null ? undefined : columns[step.column]?.title) ?? "";
  return KINDS[step.kind].inLog?.(step, title, columns) ?? title;
}

/** A decision on one value of a question is named after the question and the value. */
function decisionTitle({ column, decision = "" }: PlacedStep, columns: readonly ColumnReply[]): string {
  const decisions = column === null ? [] : (columns[column]?.decisions ?? []);
  const titleOf = (wanted: string): string | undefined => decisions.find(({ id }) => id === wanted)?.title;
  const end = decision.indexOf(":");
  if (end < 0) return titleOf(decision) ?? "Decision";
  return titleOf(decision) ?? `${titleOf(decision.slice(0, end)) ?? "Decision"}: ${decision.slice(end + 1)}`;
}

const inDigits = (amount: number): string => amount.toLocaleString("en");
