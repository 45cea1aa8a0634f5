/** Moves settings that refer to columns by position when a computed column is added or removed before them. */
import { columnsMoved } from "../model/column-order.ts";
import { isAllRows, movedChoice } from "../model/row-choice.ts";
import { chooseRows } from "./choose-rows.ts";
import { changeView, type TableSession } from "./table-session.ts";

export function keepColumnSettings(table: TableSession, signal: AbortSignal): void {
  let { columns } = table.data.get();
  const stop = table.data.subscribe(() => {
    const before = columns;
    columns = table.data.get().columns;
    const placeOf = before === columns ? undefined : columnsMoved(before, columns);
    if (placeOf !== undefined) move(table, placeOf);
  });
  signal.addEventListener("abort", stop);
}

function move(table: TableSession, placeOf: (column: number) => number | null): void {
  const { choice, hiddenColumns, originalColumns, widths, panel, profiled, finder } = table.view.get();
  const moved = (columns: ReadonlySet<number>): ReadonlySet<number> =>
    new Set([...columns].flatMap((column) => placeOf(column) ?? []));
  const placed = [...widths].map(([column, widthPx]) => [placeOf(column), widthPx] as const);
  const place = placeOf(profiled);
  const searched = finder?.search?.column;
  changeView(table, {
    hiddenColumns: moved(hiddenColumns),
    originalColumns: moved(originalColumns),
    widths: new Map(placed.flatMap(([column, widthPx]) => (column === null ? [] : [[column, widthPx]]))),
    profiled: place ?? 0,
    panel: panel === "profile" && place === null ? null : panel,
    finder: searched === undefined || placeOf(searched) === searched ? finder : null,
  });
  if (!isAllRows(choice)) chooseRows(table, movedChoice(choice, placeOf));
}
