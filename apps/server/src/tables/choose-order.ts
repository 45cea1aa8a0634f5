import type { TableRecord } from "@limpid/database";
import type { ValueOrder } from "@limpid/worker-protocol";
import { readClassType } from "./read-class-type.ts";

/** Values are ordered by the type of the column's class, so that one cell that is no number does not turn all into texts. */
export function chooseOrder({ columns }: TableRecord, column: number): ValueOrder {
  const record = columns[column];
  const type = record === undefined ? "text" : readClassType(record);
  if (type === "integer" || type === "number") return "number";
  return type === "date" || type === "datetime" ? "day" : "text";
}
