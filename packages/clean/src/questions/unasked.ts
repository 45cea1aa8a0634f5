/** Words what is found in too many cells to flag them, and was read and found not worth a question. */
import { TABLE_RULES, type TableRule } from "@limpid/table";

export const NOT_FLAGGED = "Not flagged one by one:";

export function sayUnasked(cells: number, rule: TableRule): string {
  const [first = "", ...others] = TABLE_RULES[rule];
  return `${NOT_FLAGGED} ${cells.toLocaleString("en")} cells (${first.toLowerCase()}${others.join("")}).`;
}
