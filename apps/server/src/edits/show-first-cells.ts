/** Sends the first cells of a column that is being cleaned again, so that viewers need not wait for all rows. */

import { rowsFrom, rowsToWire } from "@limpid/cells";
import type { TableMessage } from "@limpid/contract";
import type { TableRecord } from "@limpid/database";
import type { NewEdit } from "@limpid/edits";
import { columnId, type Verdict } from "@limpid/table";
import type { Context } from "../context.ts";
import type { EventSink } from "../jobs/event-sink.ts";
import { readEdits } from "../tables/read-rows.ts";
import { tableStream } from "../tables/streams.ts";
import { toWireTable } from "../tables/wire-table.ts";

/** These pages are likely to be on screen; clients fetch the others once the choice is in force. */
const MAX_PAGES = 5;

type Sink = Pick<EventSink, "append" | "restart">;
type Needs = Pick<Context, "database" | "live" | "log">;

/** Takes the events of the cleaning. The page that sent the edit waits for its reply, and reads the whole table then. */
export function showFirstCells(edits: readonly NewEdit[], table: TableRecord, context: Needs): Sink {
  const stream = tableStream(table.id);
  return {
    restart: () => undefined,
    append: (event) => {
      if (event.kind !== "page" || event.page >= MAX_PAGES || event.rows === null) return;
      if (!context.live.hasListeners(stream)) return;
      if (edits.every(({ place }) => place.column === null)) return;
      const rows = event.rows.map((row) => JSON.parse(Buffer.from(row).toString()) as Verdict[]);
      for (const edit of edits) {
        const { column } = edit.place;
        if (column === null) continue;
        publish({ edit, table, column, firstRow: event.page * table.pageSize, rows }, context).catch((error: unknown) =>
          context.log.warn({ err: error, tableId: table.id }, "first cells could not be shown"),
        );
      }
    },
  };
}

interface FirstRows {
  readonly edit: NewEdit;
  readonly table: TableRecord;
  readonly column: number;
  readonly firstRow: number;
  readonly rows: readonly (readonly Verdict[])[];
}

async function publish({ edit, table, column, firstRow, rows }: FirstRows, context: Needs): Promise<void> {
  const { cells: edits } = await readEdits(context, table.id, { firstRow, rowCount: rows.length });
  const cells = rowsToWire(toWireTable(table), rowsFrom(firstRow, rows), edits).flatMap(
    (row) => row.cells[column] ?? [],
  );
  const data = { edit_uuid: edit.editUuid, column_uuid: columnId(table.id, column), first_row: firstRow, cells };
  await context.live.publish(tableStream(table.id), { event: "cleaning", data } satisfies TableMessage);
}
