/** Tells a damaged file of a table from other failures. Only once a reader has failed are its files read to their ends. */
import { stat } from "node:fs/promises";
import { literal, withDuckDb } from "./duckdb.ts";
import { UnknownFormat } from "./format-version.ts";

/** What a worker's failure is known by on the other side. */
export const DAMAGED_FILE = "DAMAGED_FILE";

/** Somebody has cut, emptied, overwritten or removed it, or the disk has. */
export class DamagedFile extends Error {
  override readonly name = "DamagedFile";
  readonly code = DAMAGED_FILE;

  constructor(
    readonly path: string,
    options?: ErrorOptions,
  ) {
    super(`The table file "${path}" is damaged or missing`, options);
  }
}

/** Rejects with `DamagedFile` where that is why the files cannot be read. */
export async function unlessDamaged<Found>(paths: readonly string[], read: () => Promise<Found>): Promise<Found> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnknownFormat || error instanceof DamagedFile) throw error;
    for (const path of paths) if (await isDamaged(path)) throw new DamagedFile(path, { cause: error });
    throw error;
  }
}

/** What DuckDB says when the machine is short of something, or does not let us read: the file may be whole. */
const FAULT_OF_MACHINE = /out of memory|too many open files|cannot open file|permission denied|no space left/i;

export async function isDamaged(path: string): Promise<boolean> {
  try {
    if ((await stat(path)).size === 0) return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT";
  }
  try {
    await withDuckDb(async (connection) => {
      const result = await connection.stream(`select * from read_parquet(${literal(path)})`);
      for (let chunk = await result.fetchChunk(); chunk !== null && chunk.rowCount > 0; )
        chunk = await result.fetchChunk();
    });
    return false;
  } catch (error) {
    return !(error instanceof Error && FAULT_OF_MACHINE.test(error.message));
  }
}
