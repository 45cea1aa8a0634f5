import type pg from "pg";

type ReadText = (text: string) => unknown;

interface ValueReaders {
  /** Counters and ids of ours stay far below 2^53. */
  readonly int8: ReadText;
  /** Of all that we keep as JSON; there is no `jsonb`. */
  readonly json: ReadText;
}

/** Values of these types are read so, and all others as the driver reads them. */
export function typesWith({ types }: Pick<typeof pg, "types">, { int8, json }: ValueReaders): pg.CustomTypesConfig {
  const readers = new Map<number, ReadText>([
    [types.builtins.INT8, int8],
    [types.builtins.JSON, json],
  ]);
  const getTypeParser = (oid: number, format?: "text" | "binary") =>
    readers.get(oid) ?? types.getTypeParser(oid, format as "text");
  return { getTypeParser: getTypeParser as typeof types.getTypeParser };
}
