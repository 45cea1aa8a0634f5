/** Somebody else would write another text into the first cell. */
import type { Proposal } from "../model/proposals.ts";

export const makeProposal = (id: string, change: Partial<Proposal> = {}): Proposal => ({
  edit_uuid: id,
  dt_utc: "2026-01-01 12:00:00",
  username: null,
  own: false,
  action: "edit_cell_output",
  row_uuid: "row-0",
  column_uuid: "column-Day",
  cell_uuid: "cell-0-0",
  row: 0,
  column: 0,
  value: "x",
  state: "pending",
  made_on: "13/02/2024",
  now: "13/02/2024",
  proposed: "x",
  conflict: false,
  ...change,
});
