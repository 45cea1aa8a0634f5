/** Writes a table that a test makes up as cleaning does. */
import { join } from "node:path";
import type { Verdict } from "@limpid/table";
import type { ReviewedPaths } from "../parquet/review-row.ts";
import { writeCleaned } from "../write/write-cleaned.ts";
import { writeIngest } from "../write/write-ingest.ts";
import { textColumn } from "./verdicts.ts";

interface MadeUpTable {
  readonly titles: readonly string[];
  readonly rowCount: number;
  /** The verdicts that cells have. */
  readonly verdicts: readonly Verdict[];
  /** Which of them a cell has. */
  readonly codeAt: (row: number, column: number) => number;
}

export async function writeReviewed(
  folder: string,
  { titles, rowCount, verdicts, codeAt }: MadeUpTable,
): Promise<ReviewedPaths & { readonly clean: string }> {
  const at = (name: string): string => join(folder, `${name}.parquet`);
  const paths = { ingest: at("ingest"), review: at("review"), plain: at("plain"), clean: at("clean") };
  const columns = titles.map((title, column) =>
    textColumn(
      title,
      verdicts,
      Uint32Array.from({ length: rowCount }, (_, row) => codeAt(row, column)),
    ),
  );
  const dict = verdicts.map(({ raw }) => raw);
  await writeIngest(paths.ingest, { columns: columns.map(({ title, codes }) => ({ title, dict, codes })), rowCount });
  await writeCleaned(paths, [{ columns, rowCount }]);
  return paths;
}
