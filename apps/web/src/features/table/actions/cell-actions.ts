/** What can be done with the active cell. */
import type { CellReply } from "@limpid/contract";
import { canChangeCell, type Job } from "../data/job.ts";
import { editCell } from "../edits/edit.ts";
import { type CellChange, giveValue, setOutput } from "../model/cell-edit.ts";
import { cellAt } from "../model/table-data.ts";
import type { Action } from "./action.ts";
import { goOn } from "./go-to-issue.ts";

const markClean: Action = cellAction({
  id: "mark-clean",
  label: "Mark clean",
  applies: (cell) => !cell.is_clean,
  changes: () => [{ action: "edit_cell_is_clean", value: true }],
});

const markValid: Action = cellAction({
  id: "mark-valid",
  label: "Mark valid",
  applies: (cell) => cell.has_data && !cell.is_valid,
  changes: () => [{ action: "edit_cell_is_valid", value: true }],
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
  readonly changes: (cell: CellReply) => readonly CellChange[];
}

function cellAction({ applies, changes, ...rest }: CellActionSpec): Action {
  return {
    ...rest,
    isEnabled: (job) => {
      const cell = activeCell(job);
      return cell !== undefined && canChangeCell(job, job.view.get().active) && applies(cell);
    },
    run: (job) => {
      const cell = activeCell(job);
      if (cell === undefined) return;
      editCell(job, job.view.get().active, changes(cell));
      goOn(job);
    },
  };
}

function activeCell(job: Job): CellReply | undefined {
  const { row, column } = job.view.get().active;
  return cellAt(job.data.get(), row, column);
}
