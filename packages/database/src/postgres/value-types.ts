import type pg from "pg";

type ReadText = (text: string) => unknown;

interface ValueReaders {
  /** Counters and ids stay far below 2^53. */
  readonly int8: ReadText;
  /** Applies to all stored JSON; there is no `jsonb`. */
  readonly json: ReadText;
}

/** Reads these types with the given readers, and all others like the driver. */
export function typesWith({ types }: Pick<typeof pg, "types">, { int8, json }: ValueReaders): pg.CustomTypesConfig {
  const readers = new Map<number, ReadText>([
    [types.builtins.INT8, int8],
    [types.builtins.JSON, json],
  ]);
  const getTypeParser = (oid: number, format?: "text" | "binary") =>
    readers.get(oid) ?? types.getTypeParser(oid, format as "text");
  return { getTypeParser: getTypeParser as typeof types.getTypeParser };
}
