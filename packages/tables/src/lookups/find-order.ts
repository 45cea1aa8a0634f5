/** Determines the order of the values in a column without a class that defines it. */
import { isDeepStrictEqual } from "node:util";
import type { LogMark } from "@limpid/edits";
import { readAll } from "../parquet/duckdb.ts";
import type { EditedTable } from "../read/edited-table.ts";
import { placeExpression, type ValueOrder } from "./value-order.ts";

/** Matches numbers as in exports; codes with leading zeros are no numbers. */
const NUMBER = "-?(0|[1-9]\\d*)(\\.\\d+)?";
const DAY = "\\d{4}-\\d{2}(-\\d{2}.*)?";

interface KnownOrders {
  /** The edits that the table had. */
  readonly mark: LogMark;
  readonly orders: Map<number, ValueOrder>;
}

const known = new WeakMap<EditedTable, KnownOrders>();

/** Returns the kind of order that all of its values have. It is remembered until the next edit. */
export async function findOrder(table: EditedTable, column: number): Promise<ValueOrder> {
  const before = known.get(table);
  const { orders } = isDeepStrictEqual(before?.mark, table.mark) && before !== undefined ? before : forget(table);
  const order = orders.get(column) ?? (await readOrder(table, column));
  orders.set(column, order);
  return order;
}

function forget(table: EditedTable): KnownOrders {
  const empty = { mark: table.mark, orders: new Map<number, ValueOrder>() };
  known.set(table, empty);
  return empty;
}

async function readOrder(table: EditedTable, column: number): Promise<ValueOrder> {
  return await table.query(async (connection) => {
    const texts = (await table.textsOf(connection, column)).join(" union all ");
    const [[areNumbers, areDays] = []] = await readAll(
      connection,
      `select bool_and(regexp_full_match(text, '${NUMBER}')),
         bool_and(regexp_full_match(text, '${DAY}') and coalesce(isfinite(${placeExpression("text", "day")}), false))
       from (select distinct text from (${texts}) where text is not null)`,
    );
    if (areNumbers === true) return "number";
    return areDays === true ? "day" : "text";
  });
}
