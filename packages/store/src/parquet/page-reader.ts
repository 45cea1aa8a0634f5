/** Reads pages of tables. A page's two files are read at the same time, each by a reader of its own. */
import type { Verdict } from "@limpid/table";
import { unpackReview } from "./review-text.ts";
import { type RowRange, RowReader } from "./row-reader.ts";

export class PageReader {
  private constructor(
    private readonly originals: RowReader,
    private readonly reviews: RowReader,
  ) {}

  static async open(): Promise<PageReader> {
    return new PageReader(await RowReader.open(), await RowReader.open());
  }

  /** The texts of the rows that there are in the range, as they were read. */
  async readIngestPage(ingestPath: string, range: RowRange): Promise<string[][]> {
    const rows = await this.originals.read(ingestPath, range);
    return rows.map((row) => row.map((text) => text ?? ""));
  }

  /** The verdicts on the cells of the rows that there are in the range, before any edit. */
  async readCleanPage(ingestPath: string, reviewPath: string, range: RowRange): Promise<Verdict[][]> {
    const [raws, reviews] = await Promise.all([
      this.originals.read(ingestPath, range),
      this.reviews.read(reviewPath, range),
    ]);
    return reviews.map((review, row) =>
      (raws[row] ?? []).map((text, column) => {
        const raw = text ?? "";
        return unpackReview(raw, review[column * 2] ?? raw, review[column * 2 + 1] ?? "");
      }),
    );
  }

  /** Lets go of a file, before it is removed or replaced. */
  async forget(path: string): Promise<void> {
    await Promise.all([this.originals.forget(path), this.reviews.forget(path)]);
  }

  async close(): Promise<void> {
    await Promise.all([this.originals.close(), this.reviews.close()]);
  }
}
