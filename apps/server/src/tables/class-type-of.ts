import type { ColumnRecord } from "@limpid/store";
import type { ValueType } from "@limpid/table";

/** The type of a column by its class. What was cleaned before classes kept their types has that of all its cells. */
export function classTypeOf({ clean }: ColumnRecord): ValueType {
  return (clean?.classType ?? clean?.type ?? "text") as ValueType;
}
