/** Brings the first cell of a value into sight; the focus stays where it is. */
import { LIMITS } from "@limpid/contract";
import { call } from "../../../../lib/api.ts";
import { tellProblem } from "../../../../lib/tell-problem.ts";
import type { TableSession } from "../../data/table-session.ts";

export async function showFirstCell(table: TableSession, column: number, text: string): Promise<void> {
  if (table.grid.current === null || text === "" || text.length > LIMITS.findCharacters) return;
  const inOrder = table.replies.ask("first cell of a value");
  const query = { text, match_case: true, whole_cell: true, column };
  try {
    const { cells } = await call("findCells", { params: { job_uuid: table.uuid }, query });
    const [first] = cells;
    if (inOrder() && first !== undefined) table.grid.current?.show(first);
  } catch (error) {
    tellProblem(error);
  }
}
