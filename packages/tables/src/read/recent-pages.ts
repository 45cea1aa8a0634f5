/** Caches recently read pages while their files are unchanged, because visitors of one table read the same pages. */
import { stat } from "node:fs/promises";
import { LRUCache } from "lru-cache";
import type { RowRange } from "./row-reader.ts";

/** Number of rows in a cached block, which is the default page size. */
const BLOCK_ROWS = 20;

type Rows<Cell> = readonly (readonly Cell[])[];

interface RecentPagesOptions<Cell> {
  readonly bytesOf: (cell: Cell) => number;
  /** Memory limit in bytes, for each worker that reads pages. */
  readonly maxBytes: number;
}

export class RecentPages<Cell extends {}> {
  private readonly blocks: LRUCache<string, Rows<Cell>>;
  /** Blocks too large to cache, for which reading more than requested would be wasted. */
  private readonly tooLarge = new LRUCache<string, true>({ max: 1000 });

  constructor(private readonly options: RecentPagesOptions<Cell>) {
    this.blocks = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: (rows) => this.bytesOf(rows) });
  }

  /** Returns the existing rows of these files in the range. `read` reads them. */
  async provide(
    paths: readonly string[],
    range: RowRange,
    read: (range: RowRange) => Promise<Rows<Cell>>,
  ): Promise<Rows<Cell>> {
    // Stamps are taken before reading, so that a file replaced meanwhile gets another stamp.
    const stamps = (await Promise.all(paths.map(stampOf))).join(" ");
    const first = Math.floor(range.firstRow / BLOCK_ROWS);
    const end = Math.ceil((range.firstRow + range.rowCount) / BLOCK_ROWS);
    const keys = Array.from({ length: end - first }, (_, place) => `${stamps} ${first + place}`);
    if (keys.some((key) => this.tooLarge.has(key))) return await read(range);
    const known = keys.map((key) => this.blocks.get(key));
    const missing = known.indexOf(undefined);
    if (missing !== -1) {
      const missingEnd = known.lastIndexOf(undefined) + 1;
      const rows = await read({
        firstRow: (first + missing) * BLOCK_ROWS,
        rowCount: (missingEnd - missing) * BLOCK_ROWS,
      });
      for (let place = missing; place < missingEnd; place++) {
        const own = rows.slice((place - missing) * BLOCK_ROWS, (place - missing + 1) * BLOCK_ROWS);
        const key = keys[place] ?? "";
        known[place] = own;
        this.blocks.set(key, own);
        if (!this.blocks.has(key)) this.tooLarge.set(key, true);
      }
    }
    const skipped = range.firstRow - first * BLOCK_ROWS;
    return known.flatMap((rows) => rows ?? []).slice(skipped, skipped + range.rowCount);
  }

  private bytesOf(rows: Rows<Cell>): number {
    return rows.reduce((sum, cells) => cells.reduce((own, cell) => own + this.options.bytesOf(cell), sum), 1);
  }
}

/** The stamp differs for each replaced or changed file. A missing file is left to the reader to report. */
async function stampOf(path: string): Promise<string> {
  try {
    const { ino, size, mtimeMs, ctimeMs } = await stat(path);
    return `${path} ${ino} ${size} ${mtimeMs} ${ctimeMs}`;
  } catch {
    return path;
  }
}
