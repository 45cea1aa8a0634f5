/** A small table that is cleaned and belongs to its viewer. */
import type { CellReply } from "@limpid/contract";
import { makeCell } from "../../../testing/make-cell.ts";
import { makeColumn } from "../../../testing/make-column.ts";
import { createTableSession } from "../data/create-table-session.ts";
import { type TableOptions, type TableSession, update } from "../data/table-session.ts";
import { withCleanPage } from "../model/table-data.ts";

const OPTIONS: TableOptions = {
  uuid: "table",
  isLoadMode: true,
  isEmbedded: false,
  isDebug: false,
  onReadAgain: () => {},
};

/** Cells as texts, or as what differs from a clean cell. */
export function makeTable(
  titles: readonly string[],
  rows: readonly (readonly (string | Partial<CellReply>)[])[],
): TableSession {
  const table = createTableSession(OPTIONS);
  const cells = rows.map((row, rowIndex) =>
    row.map((cell, column) => {
      const change = typeof cell === "string" ? { raw_input: cell, output: cell } : cell;
      const ids = {
        id: `cell-${rowIndex}-${column}`,
        row_uuid: `row-${rowIndex}`,
        column_uuid: `column-${titles[column]}`,
      };
      return makeCell({ ...ids, ...change });
    }),
  );
  const counts = { rowCount: rows.length, cleanedRows: rows.length };
  const columns = titles.map((title) => makeColumn(title));
  update(table.data, (data) => ({ ...data, ...counts, columns }));
  const { pageSize } = table.data.get();
  for (let page = 0; page * pageSize < cells.length; page++) {
    const rowsOfPage = cells.slice(page * pageSize, (page + 1) * pageSize);
    update(table.data, (data) => withCleanPage(data, page, rowsOfPage, page));
  }
  const arrived = { isIngested: true, isCleaning: true, isFinished: true, isLoaded: true, allowsEdits: true };
  update(table.state, (state) => ({ ...state, ...arrived }));
  return table;
}
