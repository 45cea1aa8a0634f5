/** Speaks the line protocol of the ingestion scorer: a path in, a line of JSON on what was read out. */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { type IngestedTable, ingest } from "@limpid/ingest";
import { textAt } from "@limpid/table";

const LINE_ENDS: Readonly<Record<string, string>> = { "\\n": "\n", "\\r\\n": "\r\n", "\\r": "\r" };

for await (const path of createInterface({ input: process.stdin }))
  console.log(JSON.stringify(await describeFile(path)));

async function describeFile(path: string): Promise<object> {
  try {
    const outcome = await ingest(readFileSync(path), { fileName: path });
    return outcome.kind === "refused" ? { error: outcome.reason } : describeTable(outcome);
  } catch (error) {
    return { error: `thrown: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function describeTable({ table, parameters }: IngestedTable): object {
  const rowAt = (row: number): string[] => table.columns.map((column) => textAt(column, row));
  return {
    file_type: parameters.fileType,
    compression: parameters.compression,
    encoding: parameters.encoding,
    delimiter: parameters.delimiter,
    // The scorer wants the dialect's quote, also where no cell needed it.
    quotechar: parameters.quoting === "none" ? '"' : parameters.quoting,
    line_terminator: LINE_ENDS[parameters.lineTerminator] ?? parameters.lineTerminator,
    header: parameters.header,
    skiprows: parameters.skiprows,
    num_rows: table.rowCount,
    num_columns: table.columns.length,
    column_names: table.columns.map(({ title }) => title),
    first_row: table.rowCount > 0 ? rowAt(0) : [],
    last_row: table.rowCount > 0 ? rowAt(table.rowCount - 1) : [],
    ...(parameters.sheet === "" ? {} : { sheet: parameters.sheet }),
  };
}
