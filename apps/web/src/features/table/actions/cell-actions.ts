/** What can be done with the active cell. */
import type { CellReply } from "@limpid/contract";
import type { CellEdit } from "@limpid/edits";
import { canChangeCell, type TableSession } from "../data/table-session.ts";
import { editCell } from "../edits/edit.ts";
import { giveValue, setOutput } from "../model/cell-edit.ts";
import { cellAt } from "../model/table-data.ts";
import type { Action } from "./action.ts";
import { goOn } from "./go-to-issue.ts";

const markClean: Action = cellAction({
  id: "mark-clean",
  label: "Mark clean",
  applies: (cell) => !cell.is_clean,
  changes: () => [{ field: "isClean", value: true }],
});

const markValid: Action = cellAction({
  id: "mark-valid",
  label: "Mark valid",
  applies: (cell) => cell.has_data && !cell.is_valid,
  changes: () => [{ field: "isValid", value: true }],
});

const markMissing: Action = cellAction({
  id: "mark-missing",
  label: "Mark as missing data",
  applies: (cell) => cell.has_data,
  changes: (cell) => giveValue(cell, ""),
});

/** Without an output to go back to, the original text is the data. */
const markHasData: Action = cellAction({
  id: "mark-has-data",
  label: "It has data",
  applies: (cell) => !cell.has_data && cell.raw_input !== "",
  changes: (cell) => [setOutput(cell.raw_input)],
});

const backToOriginal: Action = cellAction({
  id: "use-original",
  label: "Back to original",
  applies: (cell) => cell.has_data && cell.output !== cell.raw_input && cell.raw_input !== "",
  changes: (cell) => [setOutput(cell.raw_input)],
});

export const CELL_ACTIONS: readonly Action[] = [markClean, markValid, markMissing, markHasData, backToOriginal];

interface CellActionSpec {
  readonly id: string;
  readonly label: string;
  readonly keys?: readonly string[];
  readonly applies: (cell: CellReply) => boolean;
  readonly changes: (cell: CellReply) => readonly CellEdit[];
}

function cellAction({ applies, changes, ...rest }: CellActionSpec): Action {
  return {
    ...rest,
    isEnabled: (table) => {
      const cell = activeCell(table);
      return cell !== undefined && canChangeCell(table, table.view.get().active) && applies(cell);
    },
    run: (table) => {
      const cell = activeCell(table);
      if (cell === undefined) return;
      editCell(table, table.view.get().active, changes(cell));
      goOn(table);
    },
  };
}

function activeCell(table: TableSession): CellReply | undefined {
  const { row, column } = table.view.get().active;
  return cellAt(table.data.get(), row, column);
}
