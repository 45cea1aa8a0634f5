import type { TableRecord, ValueOrder } from "@limpid/store";

/** By what the values of a column are in order: by the type that cleaning found. */
export function orderOf({ columns }: TableRecord, column: number): ValueOrder {
  const type = columns[column]?.clean?.type;
  if (type === "integer" || type === "number") return "number";
  return type === "date" || type === "datetime" ? "day" : "text";
}
