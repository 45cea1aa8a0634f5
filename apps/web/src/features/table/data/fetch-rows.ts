/** Cleaned rows by their numbers, wherever they are in the table. */
import { LIMITS } from "@limpid/contract";
import { call } from "../../../lib/api.ts";
import { type CleanRow, countChanged, withRows } from "../model/table-data.ts";
import { watchEdits, withEdits } from "./edits-meanwhile.ts";
import { retryWhileDown } from "./retry-while-down.ts";
import { type TableSession, update } from "./table-session.ts";

type NumberedRow = readonly [row: number, cells: CleanRow];

/** Puts them where they are shown from; those looked at stay there. The number of cells that are others than before. */
export async function fetchRows(
  table: TableSession,
  rows: readonly number[],
  signal: AbortSignal,
  lookedAt: Iterable<number> = [],
): Promise<number> {
  const isNewest = new Map(rows.map((row) => [row, table.replies.ask(`row ${row}`)]));
  let changed = 0;
  for await (const found of readRows(table, rows, signal)) {
    const fresh = found.filter(([row]) => isNewest.get(row)?.() === true);
    for (const [row, cells] of fresh) changed += countChanged(table.data.get(), row, cells);
    update(table.data, (data) => withRows(data, fresh, lookedAt));
  }
  return changed;
}

/** Part by part, with the edits that the server may not have known of. */
export async function* readRows(
  table: TableSession,
  rows: readonly number[],
  signal: AbortSignal,
): AsyncGenerator<readonly NumberedRow[]> {
  for (let done = 0; done < rows.length; ) {
    const editsMeanwhile = watchEdits(table);
    const body = { rows: rows.slice(done, done + LIMITS.maxPageSize) };
    table.underWay.current += 1;
    const { data } = await retryWhileDown(table, signal, () =>
      call("readRows", { params: { job_uuid: table.uuid }, body, signal }),
    ).finally(() => {
      table.underWay.current -= 1;
    });
    const edits = editsMeanwhile();
    yield data.map(({ idx, cells }) => [idx, withEdits(cells, idx, edits)]);
    done += data.length;
  }
}
