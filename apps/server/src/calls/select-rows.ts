import { LIMITS } from "@limpid/contract";
import { type CallInput, defineCall } from "../define-call.ts";
import { Problem } from "../problems.ts";
import { askTable, type TableContext } from "../tables/ask-table.ts";
import { orderOf } from "../tables/order-of.ts";
import { requireCleanTable } from "../tables/require-clean-table.ts";
import { valueRange } from "../tables/value-range.ts";

const select = async ({ params, body }: CallInput<"selectRows">, context: TableContext) => {
  const table = await requireCleanTable(context, params.job_uuid);
  const {
    values = [],
    patterns = [],
    ranges = [],
    cells = [],
    sort = [],
    offset = 0,
    limit = LIMITS.selectedRows,
    packed = false,
  } = body;
  for (const { column = 0 } of [...values, ...patterns, ...ranges, ...cells, ...sort])
    if (column >= table.numColumns) throw new Problem("unknown_element");
  const wanted = {
    values: values.map(({ column, any_of: anyOf }) => ({ column, anyOf })),
    patterns: patterns.map(({ column, any_of: anyOf }) => ({ column, anyOf })),
    ranges: ranges.map((range) => valueRange(table, range)),
    cells,
    sort: sort.map(({ column, descending = false }) => ({
      column,
      order: orderOf(table, column),
      isDescending: descending,
    })),
  };
  const { version } = table;
  if (packed) return { version, rows: [], ...(await askTable("selectAllRows", table, wanted, context)) };
  const { count, rows } = await askTable("selectRows", table, { ...wanted, offset, limit }, context);
  return { version, count, rows: [...rows] };
};

export const selectRows = defineCall("selectRows", select, { isDense: true });
