/** A worker's part of pages: rows of files that are written, as they are answered. */

import {
  type AnsweredRows,
  answeredRows,
  ingestRowsToWire,
  rowsFrom,
  rowsToWire,
  withComputedCells,
} from "@limpid/cells";
import { countCharacters, FINE_VERDICT, upTo, type Verdict } from "@limpid/table";
import { type PageReader, readViewRows } from "@limpid/tables";
import type { CleanRowsInput, IngestRowsInput, ViewRowsInput } from "@limpid/worker-protocol";
import { readParts } from "../values/read-parts.ts";

export async function answerIngestRows(reader: PageReader, input: IngestRowsInput): Promise<AnsweredRows> {
  const { path, tableId, isCompact, mostCharacters, ...range } = input;
  const texts = upTo(mostCharacters, await reader.readIngestPage(path, range), (text) => text.length);
  return answeredRows(ingestRowsToWire(texts, { tableId, firstRow: range.firstRow, isCompact }));
}

export async function answerCleanRows(reader: PageReader, input: CleanRowsInput): Promise<AnsweredRows> {
  const { paths, table, edits, computed, readings, mostCharacters, ...range } = input;
  const verdicts = upTo(mostCharacters, await reader.readCleanPage(paths, range), countCharacters);
  const rows = rowsToWire(table, rowsFrom(range.firstRow, verdicts), edits);
  const readingOf = new Map(readings.map((reading) => [reading.column, reading]));
  const withComputed = await withComputedCells(rows, {
    tableId: table.tableId,
    columnCount: table.linkClasses.length,
    computed,
    readParts: async (source, cells) => {
      const reading = readingOf.get(source);
      return reading === undefined ? [] : readParts({ reading, cells });
    },
  });
  return answeredRows(withComputed);
}

export async function answerViewRows({
  path,
  viewId,
  side,
  isCompact,
  mostCharacters,
  ...range
}: ViewRowsInput): Promise<AnsweredRows> {
  const rows = upTo(mostCharacters, await readViewRows(path, range), (text) => text?.length ?? 0);
  if (side === "ingest") {
    const texts = rows.map((row) => row.map((text) => text ?? ""));
    return answeredRows(ingestRowsToWire(texts, { tableId: viewId, firstRow: range.firstRow, isCompact }));
  }
  const verdicts = rowsFrom(
    range.firstRow,
    rows.map((row) => row.map(verdictOf)),
  );
  return answeredRows(rowsToWire({ tableId: viewId, linkClasses: [] }, verdicts, []));
}

function verdictOf(text: string | null): Verdict {
  if (text === null) return { ...FINE_VERDICT, kind: "missing", raw: "", output: null };
  return { ...FINE_VERDICT, raw: text, output: text };
}
