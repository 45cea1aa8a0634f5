/** Which cells differ from what cleaning left, and what some cells showed before and after an edit. */
import { applyEdits } from "@limpid/contract";
import { stateOf, type Verdict } from "@limpid/table";
import type { EditOverlay } from "../repositories/edit-overlay.ts";
import type { CellSample } from "../repositories/edit-steps.ts";
import { withDuckDb } from "./duckdb.ts";
import { checkFormat, SINCE } from "./format-version.ts";
import { countColumns } from "./open-review.ts";
import { readVerdicts } from "./read-verdicts.ts";
import type { CellPlace, ReviewedPaths } from "./review-row.ts";

export interface Edited {
  readonly count: number;
  /** In reading order, at most `limit`. */
  readonly places: readonly CellPlace[];
  readonly samples: readonly EditedSample[];
}

/** Null: no data. */
export interface EditedSample {
  readonly before: string | null;
  readonly after: string | null;
}

export async function findEdited(
  paths: ReviewedPaths,
  { cells }: EditOverlay,
  { samples, limit }: { readonly samples: readonly CellSample[]; readonly limit: number },
): Promise<Edited> {
  return await withDuckDb(async (connection) => {
    await checkFormat(connection, SINCE.review, paths.review, paths.plain);
    await checkFormat(connection, SINCE.texts, paths.ingest);
    const columns = await countColumns(connection, paths.plain);
    const known = cells.filter(({ column }) => column < columns);
    const verdicts = await readVerdicts(connection, paths, known);
    const edited = known.filter(({ edits }, index) => isChanged(verdicts[index], edits));
    const places = edited.map(({ row, column }) => ({ row, column }));
    places.sort((one, other) => one.row - other.row || one.column - other.column);
    const sampled = await readVerdicts(connection, paths, samples);
    return {
      count: places.length,
      places: places.slice(0, limit),
      samples: samples.map(({ before, after }, index) => ({
        before: textOf(sampled[index], before),
        after: textOf(sampled[index], after),
      })),
    };
  });
}

/** Edits that lead back to what cleaning left have changed nothing. */
function isChanged(verdict: Verdict | undefined, edits: CellSample["before"]): boolean {
  if (verdict === undefined) return false;
  const cleaned = stateOf(verdict);
  return applyEdits(cleaned, edits) !== cleaned;
}

function textOf(verdict: Verdict | undefined, edits: CellSample["before"]): string | null {
  if (verdict === undefined) return null;
  const { hasData, output } = applyEdits(stateOf(verdict), edits);
  return hasData ? output : null;
}
