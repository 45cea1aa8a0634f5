/** Finds cells that differ from their state before any edit, and what some cells showed before and after. */

import type { CellSample } from "@limpid/edits";
import { applyEdits } from "@limpid/edits";
import { toCellState, type Verdict } from "@limpid/table";
import { readNumbers } from "../parquet/duckdb.ts";
import type { CellPlace } from "../parquet/review-row.ts";
import type { EditedTable } from "../read/edited-table.ts";
import { readVerdicts } from "../read/read-verdicts.ts";

export interface Edited {
  readonly count: number;
  /** At most `limit` places in reading order. */
  readonly places: readonly CellPlace[];
  readonly samples: readonly EditedSample[];
}

/** Null means no data. */
export interface EditedSample {
  readonly before: string | null;
  readonly after: string | null;
}

export async function findEdited(
  { paths, query }: EditedTable,
  { samples, limit }: { readonly samples: readonly CellSample[]; readonly limit: number },
): Promise<Edited> {
  return await query(async (connection) => {
    const [count = 0] = await readNumbers(connection, "select count(*) from touched where edited");
    const reader = await connection.runAndReadAll(
      `select row, "column" from touched where edited order by row, "column" limit ${limit}`,
    );
    const sampled = await readVerdicts(connection, paths, samples);
    return {
      count,
      places: reader.getRows().map(([row, column]) => ({ row: Number(row), column: Number(column) })),
      samples: samples.map(({ before, after }, index) => ({
        before: textOf(sampled[index], before),
        after: textOf(sampled[index], after),
      })),
    };
  });
}

function textOf(verdict: Verdict | undefined, edits: CellSample["before"]): string | null {
  if (verdict === undefined) return null;
  const { hasData, output } = applyEdits(toCellState(verdict), edits);
  return hasData ? output : null;
}
