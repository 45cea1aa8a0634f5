/** A range of numbers or days as somebody asks for it. */
import { isRangeBound, type SelectRowsRequest } from "@limpid/contract";
import type { TableRecord, ValueRange } from "@limpid/store";
import { Problem } from "../problems.ts";
import { orderOf } from "./order-of.ts";

export function valueRange(
  table: TableRecord,
  { column, from, to }: NonNullable<SelectRowsRequest["ranges"]>[number],
): ValueRange {
  const order = orderOf(table, column);
  if (order === "text") throw new Problem("invalid_request", `The column ${column} has neither numbers nor days`);
  for (const bound of [from, to])
    if (bound !== undefined && !isRangeBound(bound, order))
      throw new Problem("invalid_request", `"${bound}" is no ${order}`);
  return { column, order, from, to };
}
