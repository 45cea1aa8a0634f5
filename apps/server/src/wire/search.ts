/** What is looked for in a table, from the wire. */
import type { FindQuery } from "@limpid/contract";
import type { CellSearch } from "@limpid/worker-protocol";

export function searchFromWire(query: FindQuery): CellSearch {
  const { text, regex = false, match_case = false, whole_cell = false, column, replacement } = query;
  return { text, isPattern: regex, isCaseKept: match_case, isWhole: whole_cell, column, replacement };
}
