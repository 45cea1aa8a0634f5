/** What a decision on a question makes of one of its cells. No effects. */
import type { DecideRequest } from "@limpid/contract";
import type { CellEdit } from "./apply-edit.ts";

export type Decision = Pick<DecideRequest, "action" | "kind" | "value">;

export interface DecidedCell {
  readonly raw: string;
  readonly proposal?: string | undefined;
}

/** None where the decision is not about the cell: without a proposal there is nothing to take. */
export function decideCell(
  { action, kind, value = "" }: Decision,
  { raw, proposal }: DecidedCell,
): readonly CellEdit[] {
  switch (action) {
    case "take":
      return proposal === undefined ? [] : [outputEdit(proposal)];
    case "set":
      return [outputEdit(value)];
    case "original":
      return [outputEdit(raw)];
    case "missing":
      return [outputEdit("")];
    case "keep":
      // What has no data has none that could be valid.
      return kind === "missing" ? [CLEAN] : [{ field: "isValid", value: true }, CLEAN];
  }
}

const CLEAN: CellEdit = { field: "isClean", value: true };

/** Gives a cell a value; an empty text is no data. */
export const outputEdit = (text: string): CellEdit => ({ field: "output", value: text === "" ? null : text });
