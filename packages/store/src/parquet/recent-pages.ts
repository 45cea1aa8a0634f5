/** The pages that were read last, as long as their files are the same: those who look at one table read the same pages. */
import { stat } from "node:fs/promises";
import { LRUCache } from "lru-cache";
import type { RowRange } from "./row-reader.ts";

/** Of memory, in each worker that reads pages. */
const MAX_BYTES = 64 * 2 ** 20;

export class RecentPages<Cell extends {}> {
  private readonly pages: LRUCache<string, readonly (readonly Cell[])[]>;

  constructor({
    bytesOf,
    maxBytes = MAX_BYTES,
  }: { readonly bytesOf: (cell: Cell) => number; readonly maxBytes?: number }) {
    this.pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (rows) =>
        1 + rows.reduce((sum, cells) => cells.reduce((own, cell) => own + bytesOf(cell), sum), 0),
    });
  }

  /** Of these files, which `read` reads. */
  async provide(
    paths: readonly string[],
    { firstRow, rowCount }: RowRange,
    read: () => Promise<readonly (readonly Cell[])[]>,
  ): Promise<readonly (readonly Cell[])[]> {
    // As they are before they are read: what takes their place meanwhile has other stamps.
    const stamps = await Promise.all(paths.map(stampOf));
    const key = [...stamps, firstRow, rowCount].join(" ");
    const known = this.pages.get(key);
    if (known !== undefined) return known;
    const rows = await read();
    this.pages.set(key, rows);
    return rows;
  }
}

/** Another one for each file that takes the place of another, and for each change. Who reads a file that is not there says so. */
async function stampOf(path: string): Promise<string> {
  try {
    const { ino, size, mtimeMs, ctimeMs } = await stat(path);
    return `${path} ${ino} ${size} ${mtimeMs} ${ctimeMs}`;
  } catch {
    return path;
  }
}
