/** Reads pages of tables. The files of a page are read in parallel, each by its own reader. */
import type { DuckDBValue } from "@duckdb/node-api";
import type { Verdict } from "@limpid/table";
import {
  fromReviewRow,
  plainVerdict,
  REVIEW_FIELDS,
  type ReviewedPaths,
  type ReviewRow,
} from "../parquet/review-row.ts";
import { toPlacedRow } from "./read-verdicts.ts";
import { RecentPages } from "./recent-pages.ts";
import { type RowRange, RowReader } from "./row-reader.ts";

export const REVIEW_SQL = `row, "column", ${REVIEW_FIELDS.join(", ")}`;
/** Memory of a cell without its texts, in bytes, measured over 200,000 cells. */
const VERDICT_BYTES = 360;
const TEXT_BYTES = 60;
const MAX_BYTES = { verdicts: 64 * 2 ** 20, originals: 16 * 2 ** 20 };

export class PageReader {
  private readonly recentOriginals = new RecentPages<string>({
    bytesOf: (text) => TEXT_BYTES + 2 * text.length,
    maxBytes: MAX_BYTES.originals,
  });
  private readonly recentVerdicts = new RecentPages<Verdict>({
    bytesOf: ({ raw, output }) => VERDICT_BYTES + 2 * (raw.length + (output?.length ?? 0)),
    maxBytes: MAX_BYTES.verdicts,
  });

  private constructor(
    private readonly originals: RowReader,
    private readonly plain: RowReader,
    private readonly reviews: RowReader,
  ) {}

  static async open(): Promise<PageReader> {
    return new PageReader(await RowReader.open(null), await RowReader.open(null), await RowReader.open(REVIEW_SQL));
  }

  /** Returns the original texts of the existing rows in the range. */
  async readIngestPage(ingestPath: string, range: RowRange): Promise<readonly (readonly string[])[]> {
    return await this.recentOriginals.provide([ingestPath], range, (wanted) => this.readTexts(ingestPath, wanted));
  }

  /** Returns the verdicts of the cells in the existing rows of the range, before any edit. */
  async readCleanPage(paths: ReviewedPaths, range: RowRange): Promise<readonly (readonly Verdict[])[]> {
    const { ingest, review, plain } = paths;
    const read = (wanted: RowRange) => this.readVerdicts(paths, wanted);
    return await this.recentVerdicts.provide([ingest, review, plain], range, read);
  }

  private async readTexts(path: string, range: RowRange): Promise<string[][]> {
    const rows = await this.originals.read(path, range);
    return rows.map(([, ...texts]) => texts.map((text) => (text === null ? "" : String(text))));
  }

  private async readVerdicts({ ingest, review, plain }: ReviewedPaths, range: RowRange): Promise<Verdict[][]> {
    const reviewed = this.reviews.read(review, range);
    const [texts, probs, reviews] = await Promise.all([
      this.readTexts(ingest, range),
      // If the review has another format, its neighbour file is missing, and the error of the review is the one to
      // report.
      this.plain.read(plain, range).catch(async (error: unknown) => {
        await reviewed;
        throw error;
      }),
      reviewed,
    ]);
    const rows = probs.map(([, ...own], index) => ({
      row: range.firstRow + index,
      texts: texts[index] ?? [],
      probs: own,
    }));
    return toVerdicts(rows, reviews);
  }

  async close(): Promise<void> {
    await Promise.all([this.originals, this.plain, this.reviews].map((reader) => reader.close()));
  }
}

export interface ReadRow {
  readonly row: number;
  readonly texts: readonly (DuckDBValue | undefined)[];
  readonly probs: readonly DuckDBValue[];
}

/** `reviews` are rows of `REVIEW_SQL` for cells of these rows. */
export function toVerdicts(rows: readonly ReadRow[], reviews: readonly (readonly DuckDBValue[])[]): Verdict[][] {
  const byPlace = indexRows(reviews);
  return rows.map(({ row, texts, probs }) =>
    probs.map((prob, column) => {
      const raw = String(texts[column] ?? "");
      const review = byPlace.get(row)?.get(column);
      return review === undefined ? plainVerdict(raw, Number(prob)) : fromReviewRow(raw, review);
    }),
  );
}

/** Indexes reviews by row and column. */
function indexRows(reviews: readonly (readonly DuckDBValue[])[]): Map<number, Map<number, ReviewRow>> {
  const rows = new Map<number, Map<number, ReviewRow>>();
  for (const values of reviews) {
    const { place, row } = toPlacedRow(values);
    const columns = rows.get(place.row) ?? new Map<number, ReviewRow>();
    rows.set(place.row, columns.set(place.column, row));
  }
  return rows;
}
