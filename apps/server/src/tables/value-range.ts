/** A range of numbers or days as a request gives it. */
import { isRangeBound, type SelectRowsRequest } from "@limpid/contract";
import type { ValueOrder, ValueRange } from "@limpid/worker-protocol";
import { Problem } from "../problem.ts";

export function valueRange(
  { column, from, to }: NonNullable<SelectRowsRequest["ranges"]>[number],
  order: ValueOrder,
): ValueRange {
  if (order === "text") throw new Problem("invalid_request", `The column ${column} has neither numbers nor days`);
  for (const bound of [from, to])
    if (bound !== undefined && !isRangeBound(bound, order))
      throw new Problem("invalid_request", `"${bound}" is no ${order}`);
  return { column, order, from, to };
}
