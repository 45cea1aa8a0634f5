/** What is said of columns by their places goes along with them when a computed column comes or goes before them. */
import { columnsMoved } from "../model/column-order.ts";
import { isAllRows, movedChoice } from "../model/row-choice.ts";
import { chooseRows } from "./choose-rows.ts";
import { changeView, type Job } from "./job.ts";

export function followColumns(job: Job, signal: AbortSignal): void {
  let { columns } = job.data.get();
  const stop = job.data.subscribe(() => {
    const before = columns;
    columns = job.data.get().columns;
    const placeOf = before === columns ? undefined : columnsMoved(before, columns);
    if (placeOf !== undefined) move(job, placeOf);
  });
  signal.addEventListener("abort", stop);
}

function move(job: Job, placeOf: (column: number) => number | null): void {
  const { choice, hiddenColumns, originalColumns, widths, panel, profiled, finder } = job.view.get();
  const moved = (columns: ReadonlySet<number>): ReadonlySet<number> =>
    new Set([...columns].flatMap((column) => placeOf(column) ?? []));
  const placed = [...widths].map(([column, widthPx]) => [placeOf(column), widthPx] as const);
  const place = placeOf(profiled);
  const searched = finder?.search?.column;
  changeView(job, {
    hiddenColumns: moved(hiddenColumns),
    originalColumns: moved(originalColumns),
    widths: new Map(placed.flatMap(([column, widthPx]) => (column === null ? [] : [[column, widthPx]]))),
    profiled: place ?? 0,
    panel: panel === "profile" && place === null ? null : panel,
    finder: searched === undefined || placeOf(searched) === searched ? finder : null,
  });
  if (!isAllRows(choice)) chooseRows(job, movedChoice(choice, placeOf));
}
