import { makeWorkbook } from "../../packages/ingest/src/testing/make-workbook.ts";

const CELLS_A_ROW = 16;

/** Its cells are all alike: a few bytes packed, and gigabytes as what a parser makes of them. */
export function makeHeavyWorkbook(rows: number): Uint8Array {
  return makeWorkbook(`<row>${"<c><v>1</v></c>".repeat(CELLS_A_ROW)}</row>`.repeat(rows));
}
