/** Determines the order of the values in a column without a class that defines it. */
import { readAll } from "../parquet/duckdb.ts";
import type { EditedTable } from "../read/edited-table.ts";
import { placeExpression, type ValueOrder } from "./value-order.ts";

/** Matches numbers as in exports; codes with leading zeros are no numbers. */
const NUMBER = "-?(0|[1-9]\\d*)(\\.\\d+)?";
const DAY = "\\d{4}-\\d{2}(-\\d{2}.*)?";

/** Returns the kind of order that all of its values have. */
export async function findOrder(table: EditedTable, column: number): Promise<ValueOrder> {
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
