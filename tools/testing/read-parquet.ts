import { sourceFromParquet } from "@limpid/tables";

/** Reads a Parquet file that the product wrote: its columns, and its rows as texts. */
export async function readParquet(path: string) {
  const { columns, batches } = await sourceFromParquet(path);
  const rows: (readonly (string | null)[])[] = [];
  for await (const batch of batches) rows.push(...batch);
  return { columns, rows };
}
