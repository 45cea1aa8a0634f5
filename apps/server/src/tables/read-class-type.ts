import type { ColumnRecord } from "@limpid/database";
import type { ValueType } from "@limpid/table";

/** The type of a column by its class; text until it is cleaned. */
export function readClassType({ clean }: ColumnRecord): ValueType {
  return (clean?.classType ?? "text") as ValueType;
}
