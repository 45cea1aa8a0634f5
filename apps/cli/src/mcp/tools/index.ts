/** The tools of the MCP server, in the order in which an agent needs them. */
import type { Tool } from "../tool.ts";
import { decide } from "./decide.ts";
import { describeTable } from "./describe-table.ts";
import { editCells } from "./edit-cells.ts";
import { exportTable } from "./export-table.ts";
import { openTable } from "./open-table.ts";
import { query } from "./query.ts";
import { readRows } from "./read-rows.ts";
import { review } from "./review.ts";

export const TOOLS: readonly Tool[] = [
  openTable,
  describeTable,
  readRows,
  review,
  decide,
  editCells,
  query,
  exportTable,
];
