import { LIMITS } from "@limpid/contract";
import type { RowChoice } from "@limpid/worker-protocol";
import { type CallInput, defineCall } from "../define-call.ts";
import { askTable, type TableContext } from "../tables/ask-table.ts";
import { askedColumns } from "../tables/asked-columns.ts";
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
  const named = [...values, ...patterns, ...ranges, ...cells, ...sort].flatMap(({ column }) => column ?? []);
  const { computed, toWorker, chooseOrder } = await askedColumns(table, named, context);
  const wanted: RowChoice = {
    values: values.map(({ column, any_of: anyOf }) => ({ column: toWorker(column), anyOf })),
    patterns: patterns.map(({ column, any_of: anyOf }) => ({ column: toWorker(column), anyOf })),
    ranges: await Promise.all(
      ranges.map(async (range) => ({
        ...valueRange(range, await chooseOrder(range.column)),
        column: toWorker(range.column),
      })),
    ),
    cells: cells.map(({ kind, column }) => ({ kind, column: column === undefined ? column : toWorker(column) })),
    sort: await Promise.all(
      sort.map(async ({ column, descending = false }) => ({
        column: toWorker(column),
        order: await chooseOrder(column),
        isDescending: descending,
      })),
    ),
  };
  const { version } = table;
  if (packed) return { version, rows: [], ...(await askTable("selectAllRows", table, wanted, context, { computed })) };
  const { count, rows } = await askTable("selectRows", table, { ...wanted, offset, limit }, context, { computed });
  return { version, count, rows: [...rows] };
};

export const selectRows = defineCall("selectRows", select, { isDense: true });
