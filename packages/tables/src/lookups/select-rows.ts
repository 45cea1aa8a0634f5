/** Looks up which rows show some values or have cells of some kind, in an order of values. */
import { isRangeBound, LIMITS, type SelectRowsRequest } from "@limpid/contract";
import type { EditedTable } from "../read/edited-table.ts";
import { type ContractLookup, defineLookup, type LookupColumn, type Refusal } from "./define-lookup.ts";
import { findOrder } from "./find-order.ts";
import { findAllRows, findRows, type RowChoice, type ValueRange } from "./find-rows.ts";
import type { ValueOrder } from "./value-order.ts";

export const selectRows: ContractLookup<"selectRows"> = defineLookup(
  async (table, { asked, version, columns }) => {
    const choice = await choiceFromWire(table, asked, columns);
    if ("refused" in choice) return choice;
    const { offset = 0, limit = LIMITS.selectedRows, packed = false } = asked;
    if (packed) return { version, rows: [], ...(await findAllRows(table, choice)) };
    const { count, rows } = await findRows(table, { ...choice, offset, limit });
    return { version, count, rows: [...rows] };
  },
  { isRemembered: true },
);

async function choiceFromWire(
  table: EditedTable,
  { values = [], patterns = [], ranges = [], cells = [], sort = [] }: SelectRowsRequest,
  columns: readonly LookupColumn[],
): Promise<RowChoice | Refusal> {
  const known = new Map(columns.map((one) => [one.asked, one]));
  const numberOf = (asked: number): number => known.get(asked)?.column ?? asked;
  const orderOf = async (asked: number): Promise<ValueOrder> =>
    known.get(asked)?.order ?? (await findOrder(table, numberOf(asked)));
  const bounded: ValueRange[] = [];
  for (const { column, from, to } of ranges) {
    const order = await orderOf(column);
    if (order === "text") return refuse(`The column ${column} has neither numbers nor days`);
    for (const bound of [from, to])
      if (bound !== undefined && !isRangeBound(bound, order)) return refuse(`"${bound}" is no ${order}`);
    bounded.push({ column: numberOf(column), order, from, to });
  }
  const keys: RowChoice["sort"][number][] = [];
  for (const { column, descending = false } of sort)
    keys.push({ column: numberOf(column), order: await orderOf(column), isDescending: descending });
  return {
    values: values.map(({ column, any_of: anyOf }) => ({ column: numberOf(column), anyOf })),
    patterns: patterns.map(({ column, any_of: anyOf }) => ({ column: numberOf(column), anyOf })),
    ranges: bounded,
    cells: cells.map(({ kind, column }) => ({ kind, column: column === undefined ? column : numberOf(column) })),
    sort: keys,
  };
}

function refuse(detail: string): Refusal {
  return { refused: "invalid_request", detail };
}
