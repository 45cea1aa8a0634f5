/** The ids of many rows as JSON, made piece by piece: a million of them in one go would hold up everybody else. */
import { Readable } from "node:stream";
import { rowId } from "@limpid/table";
import { nextTurn } from "./large-page.ts";

const ROWS_A_PIECE = 2000;

export function streamRowIds(tableId: string, rowCount: number): Readable {
  return Readable.from(pieces(tableId, rowCount));
}

async function* pieces(tableId: string, rowCount: number): AsyncGenerator<string> {
  yield "[";
  for (let first = 0; first < rowCount; first += ROWS_A_PIECE) {
    await nextTurn();
    const rows: string[] = [];
    for (let row = first; row < Math.min(first + ROWS_A_PIECE, rowCount); row++)
      rows.push(`{"id":"${rowId(tableId, row)}","idx":${row}}`);
    yield (first === 0 ? "" : ",") + rows.join(",");
  }
  yield "]";
}
