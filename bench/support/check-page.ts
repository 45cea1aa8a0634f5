/** Compares what the server serves with what is known of a generated table. */
import assert from "node:assert/strict";
import type { CleanPageReply, IngestPageReply } from "@limpid/contract";
import { knownRow } from "./generate-table.ts";

export function checkIngestPage({ data }: IngestPageReply, firstRow: number, rowCount: number): void {
  assert.equal(data.length, rowCount);
  for (const [offset, { idx, cells }] of data.entries()) {
    assert.equal(idx, firstRow + offset);
    assert.deepEqual(
      cells.map((cell) => cell.raw_input),
      knownRow(idx).map((cell) => cell.raw),
    );
  }
}

export function checkCleanPage({ data }: CleanPageReply, firstRow: number, rowCount: number): void {
  assert.equal(data.length, rowCount);
  for (const [offset, { idx, cells }] of data.entries()) {
    assert.equal(idx, firstRow + offset);
    assert.deepEqual(
      cells.map((cell) => [cell.raw_input, cell.output]),
      knownRow(idx).map((cell) => [cell.raw, cell.clean]),
    );
  }
}
