/** What a column can be enriched by: the components of its values as they are now. */

import { rowsFrom, rowsToWire } from "@limpid/cells";
import { type ComponentsReply, LIMITS } from "@limpid/contract";
import type { TableRecord } from "@limpid/database";
import type { Context } from "../context.ts";
import { Problem } from "../problem.ts";
import { columnReading } from "./column-reading.ts";
import { readCleanRows, readEdits } from "./read-rows.ts";
import { toWireTable } from "./wire-table.ts";

type Found = Omit<ComponentsReply["components"][number], "is_column">;

/** `row`: of this cell alone; undefined: of the first rows, and those that values of the class have at all. */
export async function columnComponents(
  context: Pick<Context, "blobs" | "database" | "workers">,
  table: TableRecord,
  column: number,
  row: number | undefined,
): Promise<readonly Found[]> {
  const reading = columnReading(context, table, column);
  if (reading === undefined) return [];
  if (row !== undefined && row >= table.cleanedRows) throw new Problem("unknown_element");
  const [firstRow, rowCount] = row === undefined ? [0, Math.min(LIMITS.componentRows, table.cleanedRows)] : [row, 1];
  const range = { firstRow, rowCount };
  const verdicts = (await readCleanRows(context, table, range)) ?? [];
  const { cells: edits } = await readEdits(context, table.id, range);
  const outputs = rowsToWire(toWireTable(table), rowsFrom(firstRow, verdicts), edits).flatMap(({ cells }) => {
    const cell = cells[column];
    return cell?.has_data === true ? { raw: cell.raw_input, output: cell.output ?? "" } : [];
  });
  const found = await context.workers.call("findComponents", { reading, cells: outputs }, { topic: table.id });
  const examples = new Map<string, Map<string, string>>(
    row === undefined ? found.names.map((name) => [name, new Map()]) : [],
  );
  for (const [index, parts] of found.cells.entries())
    for (const [name, component] of Object.entries(parts)) {
      const values = examples.get(name) ?? new Map<string, string>();
      examples.set(name, values);
      if (component !== "" && values.size < LIMITS.componentExamples && !values.has(component))
        values.set(component, outputs[index]?.output ?? "");
    }
  return [...examples]
    .map(([name, values]) => ({
      name,
      values: [...values].map(([component, output]) => ({ output, component })),
    }))
    .filter(({ values }) => row === undefined || values.length > 0);
}
