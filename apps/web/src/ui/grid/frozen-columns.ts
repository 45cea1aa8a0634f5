/** The first columns that stay in sight beside the row numbers. */
import type { GridColumn } from "./grid-source.ts";

/** They leave so much of the width to the others. */
const MOST_SHARE = 0.6;

export interface FrozenColumns {
  readonly count: number;
  /** The last of them that is shown; -1: there is none. */
  readonly last: number;
  readonly widthPx: number;
}

export const shownWidth = (column: GridColumn | undefined): number =>
  column === undefined || column.isHidden === true ? 0 : column.widthPx;

/** Freezes as many of the wanted columns as leave room for others. */
export function fitFrozen(columns: readonly GridColumn[], wanted: number, roomPx: number): FrozenColumns {
  let fitting: FrozenColumns = { count: 0, last: -1, widthPx: 0 };
  for (const [index, column] of columns.slice(0, wanted).entries()) {
    const widthPx = fitting.widthPx + shownWidth(column);
    if (widthPx > roomPx * MOST_SHARE) break;
    fitting = { count: index + 1, last: column.isHidden === true ? fitting.last : index, widthPx };
  }
  return fitting;
}
