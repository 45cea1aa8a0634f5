import type { TableRecord } from "@limpid/database";
import type { ValueOrder } from "@limpid/worker-protocol";
import { classTypeOf } from "./class-type-of.ts";

/** Values are ordered by the type of the column's class, so that one cell that is no number does not turn all into texts. */
export function orderOf({ columns }: TableRecord, column: number): ValueOrder {
  const record = columns[column];
  const type = record === undefined ? "text" : classTypeOf(record);
  if (type === "integer" || type === "number") return "number";
  return type === "date" || type === "datetime" ? "day" : "text";
}
