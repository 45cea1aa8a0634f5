/** Reads pages of tables. The files of a page are read at the same time, each by a reader of its own. */
import type { DuckDBValue } from "@duckdb/node-api";
import type { Verdict } from "@limpid/table";
import { SINCE } from "./format-version.ts";
import { toPlacedRow } from "./read-verdicts.ts";
import { fromReviewRow, plainVerdict, REVIEW_FIELDS, type ReviewedPaths, type ReviewRow } from "./review-row.ts";
import { type RowRange, RowReader } from "./row-reader.ts";

const CELLS = "row, * exclude (row)";
const REVIEW = `row, "column", ${REVIEW_FIELDS.join(", ")}`;

export class PageReader {
  private constructor(
    private readonly originals: RowReader,
    private readonly plain: RowReader,
    private readonly reviews: RowReader,
  ) {}

  static async open(): Promise<PageReader> {
    return new PageReader(
      await RowReader.open({ since: SINCE.texts, fields: CELLS }),
      await RowReader.open({ since: SINCE.review, fields: CELLS }),
      await RowReader.open({ since: SINCE.review, fields: REVIEW }),
    );
  }

  /** The texts of the rows that there are in the range, as they were read. */
  async readIngestPage(ingestPath: string, range: RowRange): Promise<string[][]> {
    const rows = await this.originals.read(ingestPath, range);
    return rows.map(([, ...texts]) => texts.map((text) => (text === null ? "" : String(text))));
  }

  /** The verdicts on the cells of the rows that there are in the range, before any edit. */
  async readCleanPage({ ingest, review, plain }: ReviewedPaths, range: RowRange): Promise<Verdict[][]> {
    const reviewed = this.reviews.read(review, range);
    const [texts, probs, reviews] = await Promise.all([
      this.readIngestPage(ingest, range),
      // A review of another format has no file beside it, and what is to be told is its format.
      this.plain.read(plain, range).catch(async (error: unknown) => {
        await reviewed;
        throw error;
      }),
      reviewed,
    ]);
    const rows = indexRows(reviews);
    return probs.map(([, ...own], index) => {
      const said = rows.get(range.firstRow + index);
      return own.map((prob, column) => {
        const raw = texts[index]?.[column] ?? "";
        const row = said?.get(column);
        return row === undefined ? plainVerdict(raw, Number(prob)) : fromReviewRow(raw, row);
      });
    });
  }

  async close(): Promise<void> {
    await Promise.all([this.originals, this.plain, this.reviews].map((reader) => reader.close()));
  }
}

/** By row and column. */
function indexRows(reviews: readonly (readonly DuckDBValue[])[]): Map<number, Map<number, ReviewRow>> {
  const rows = new Map<number, Map<number, ReviewRow>>();
  for (const values of reviews) {
    const { place, row } = toPlacedRow(values);
    const columns = rows.get(place.row) ?? new Map<number, ReviewRow>();
    rows.set(place.row, columns.set(place.column, row));
  }
  return rows;
}
