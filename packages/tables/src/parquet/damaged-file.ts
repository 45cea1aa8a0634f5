/**
 * Distinguishes a damaged file of a table from other failures. Its files are read to the end only after a reader has
 * failed.
 */
import { stat } from "node:fs/promises";
import { DamagedFile } from "@limpid/files";
import { literal, withDuckDb } from "./duckdb.ts";
import { UnknownFormat } from "./format-version.ts";

/** Rejects with `DamagedFile` if damage is the reason why the files cannot be read. */
export async function unlessDamaged<Found>(paths: readonly string[], read: () => Promise<Found>): Promise<Found> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnknownFormat || error instanceof DamagedFile) throw error;
    for (const path of paths) if (await isDamaged(path)) throw new DamagedFile(path, { cause: error });
    throw error;
  }
}

/** Matches DuckDB messages about missing resources or permissions; the file may be intact. */
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
