/** The job's table in the grid. */
import { LABELS, MessageLevel } from "@limpid/contract";
import { useEffect, useRef, useState } from "react";
import { postMessage } from "../../../lib/messages.ts";
import { headerWidth } from "../../../ui/grid/column-shape.ts";
import { fitWidth, limitWidth } from "../../../ui/grid/column-width.ts";
import { Grid, type GridHandle } from "../../../ui/grid/grid.tsx";
import { GridSkeleton } from "../../../ui/grid/grid-skeleton.tsx";
import { type Area, isSamePosition, type Position } from "../../../ui/grid/position.ts";
import type { RowLoader } from "../../../ui/grid/row-loader.ts";
import type { Block } from "../../../ui/grid/tsv.ts";
import { goOn } from "../actions/go-to-issue.ts";
import { showColumn } from "../actions/hide-column.ts";
import { rowsOfArea } from "../actions/leave-rows-out.ts";
import { onGridKey } from "../actions/use-shortcuts.ts";
import { chooseRowsOfAddress, showAllRows } from "../data/choose-rows.ts";
import { copyArea } from "../data/copy-area.ts";
import { canEdit, changeView, isReviewing, type Job, update } from "../data/job.ts";
import { loadRows } from "../data/load-rows.ts";
import { useTable, useTableData, useTableStore } from "../data/table-context.ts";
import { useRowLimit } from "../data/use-row-limit.ts";
import { editCell } from "../edits/edit.ts";
import { clearArea, fillDown, pasteInto } from "../edits/edit-area.ts";
import { cellsIn, pasteArea } from "../model/area.ts";
import { giveValue } from "../model/cell-edit.ts";
import { areaToTable, shownOrder, toScreen, toTable } from "../model/column-order.ts";
import { isFilter, type RowChoice } from "../model/row-choice.ts";
import { placeOfRow, rowAtPlace, toRow } from "../model/shown-rows.ts";
import { cellAt, textsOf } from "../model/table-data.ts";
import { ColumnHeader } from "./column-header.tsx";
import { RowMenu, type RowMenuProps } from "./row-menu.tsx";
import { useGridSource, useShownOrder } from "./use-grid-source.ts";

const ROW_PX = { regular: 32, compact: 26 } as const;
const HEADER_PX = 64;
/** Of the bar of keys and what is between it and the edges. */
const KEYS_PX = 84;
const FITTED_ROWS = 2000;

export function TableGrid() {
  const job = useTable();
  const source = useGridSource();
  const order = useShownOrder();
  const { rows, keepsPlace } = useTableStore("rows");
  const inTable = (position: Position): Position => toRow(rows, toTable(order, position));
  const { isCompact, frozenColumns, choice } = useTableStore("view");
  const { isFinished, isLoaded, cleanRowLimit } = useTableStore("state");
  const cleanedRows = useTableData("cleanedRows");
  const cleanPages = useTableData("cleanPages");
  const hasBegun = cleanPages.size > 0;
  const limit = useRowLimit();
  const [menu, setMenu] = useState<Omit<RowMenuProps, "onClose"> | null>(null);
  const loader = useRef<RowLoader | null>(null);
  const seen = useRef({ first: 0, last: 0 });
  useEffect(() => {
    const rows = loadRows(job);
    loader.current = rows;
    rows.want(seen.current.first, seen.current.last);
    return rows.stop;
  }, [job]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded decides what is still wanted
  useEffect(
    () => loader.current?.want(seen.current.first, seen.current.last),
    [rows, source.rowCount, cleanedRows, hasBegun, isFinished, isLoaded],
  );
  // The address may have a choice; without a grid, on a phone, it waits for one.
  useEffect(() => {
    if (isLoaded) chooseRowsOfAddress(job);
  }, [job, isLoaded]);
  const shownBefore = useRef(rows);
  useEffect(() => {
    if (shownBefore.current === rows) return;
    shownBefore.current = rows;
    followRows(job, keepsPlace);
  }, [job, rows, keepsPlace]);

  const isThere = source.columns.length > 0;
  useEffect(() => {
    // The button that began the upload has gone with its screen, and the focus with it.
    if (isThere && !job.isLoadMode && document.activeElement === document.body) job.grid.current?.focus();
  }, [job, isThere]);

  if (!isThere) return <GridSkeleton headerPx={HEADER_PX} rowPx={ROW_PX.regular} />;
  const closeMenu = (): void => {
    setMenu(null);
    job.grid.current?.focus();
  };
  return (
    <>
      {menu !== null && <RowMenu {...menu} onClose={closeMenu} />}
      <Grid
        ref={(handle) => {
          job.grid.current = handle && inTableOf(job, handle);
        }}
        label="Cells"
        source={source}
        rowPx={isCompact ? ROW_PX.compact : ROW_PX.regular}
        headerPx={HEADER_PX}
        frozenColumns={Math.min(frozenColumns, source.columns.length)}
        renderHeader={(place) => <ColumnHeader column={order[place] ?? place} />}
        rowNotice={
          rows === null ? limit && { row: limit.cleaned, text: LABELS.notCleanedFromHere(limit.cleaned) } : null
        }
        endNotice={
          isLoaded &&
          (rows === null ? LABELS.endOfDataset(source.rowCount, cleanRowLimit) : endOfRows(rows.length, choice))
        }
        // What would change stays in sight in the cell that is decided.
        hasActiveMenu={!isReviewing(job)}
        roomBelowPx={isReviewing(job) ? KEYS_PX : 0}
        onEdit={(position, text) => give(job, inTable(position), text)}
        onClear={(area) => edit(job, area, (own) => clear(job, own))}
        onFill={(area) => edit(job, area, (own) => void fillDown(job, own))}
        onPaste={(area, block) => paste(job, area, block)}
        onCopy={(area) => copyArea(job, area)}
        onLeave={() => leave(job)}
        onOpen={(place) => changeView(job, { active: inTable(place), hasDetails: true })}
        onActive={(place) => {
          const active = inTable(place);
          changeView(job, { active, ...(!isReviewed(job, active) && { reviewed: null }) });
        }}
        onRows={(first, last) => {
          seen.current = { first, last };
          loader.current?.want(first, last);
        }}
        onResize={(place, widthPx) => setWidth(job, order[place] ?? place, limitWidth(widthPx))}
        onFit={(place) => setWidth(job, order[place] ?? place, fitColumn(job, order[place] ?? place))}
        onKey={(event, position: Position) => onGridKey(job, event, inTable(position))}
        onMenu={(area, at) => {
          const own = rowsOfArea(job, area);
          if (!canEdit(job) || own.length === 0) return false;
          setMenu({ rows: own, at });
          return true;
        }}
      />
    </>
  );
}

/** Whoever leads to a cell knows its row by the number and its column by the index. What is not shown is shown. */
function inTableOf(job: Job, handle: GridHandle): GridHandle {
  const shown =
    (go: (position: Position) => void) =>
    (position: Position): void => {
      showColumn(job, position.column);
      const place = toScreen(shownOrder(job.data.get().columns), position);
      const row = placeOfRow(job.rows.get().rows, position.row);
      if (row !== null) go({ ...place, row });
      else leaveRows(job, position.row, () => go(place));
    };
  const isInSight = (position: Position): boolean => {
    const row = placeOfRow(job.rows.get().rows, position.row);
    return row !== null && handle.isInSight({ ...toScreen(shownOrder(job.data.get().columns), position), row });
  };
  return { ...handle, goTo: shown(handle.goTo), show: shown(handle.show), isInSight };
}

/** Somebody is led to a row that is not shown; the grid has the others once it is drawn again. */
function leaveRows(job: Job, row: number, go: () => void): void {
  showAllRows(job);
  setTimeout(() => {
    go();
    postMessage(LABELS.rowNotShown(row + 1));
  });
}

/** Where none fits, that is said in their place. */
function endOfRows(count: number, choice: RowChoice): string {
  if (count === 0) return "";
  return isFilter(choice) ? LABELS.endOfRowsShown(count) : LABELS.endOfSortedRows(count);
}

/** Other rows are shown, or in another order. */
function followRows(job: Job, keepsPlace: boolean): void {
  const { rows } = job.rows.get();
  const { active } = job.view.get();
  const place = placeOfRow(rows, active.row);
  if (active.row >= 0 && keepsPlace && place !== null) job.grid.current?.show(active);
  else {
    changeView(job, { active: { ...active, row: rowAtPlace(rows, Math.min(0, active.row)) }, reviewed: null });
    job.grid.current?.top();
  }
}

function edit(job: Job, area: Area, make: (own: Area) => void): void {
  const own = areaToTable(job.data.get().columns, area);
  if (own === null) postMessage(LABELS.computedCells, MessageLevel.error);
  else make(own);
}

/** What is pasted may reach further than what is selected. */
function paste(job: Job, area: Area, block: Block): void {
  edit(job, pasteArea(area, block).area, () => edit(job, area, (own) => pasteInto(job, own, block)));
}

function give(job: Job, position: Position, text: string): void {
  const cell = cellAt(job.data.get(), position.row, position.column);
  if (cell !== undefined) editCell(job, position, giveValue(cell, text));
}

/** A cell alone is decided by that, and the next issue follows. */
function clear(job: Job, area: Area): void {
  if (cellsIn(area) > 1) clearArea(job, area);
  else {
    give(job, { row: rowAtPlace(job.rows.get().rows, area.firstRow), column: area.firstColumn }, "");
    goOn(job);
  }
}

/** Whoever reviews goes from issue to issue, and not down the column. */
function leave(job: Job): boolean {
  if (!isReviewing(job)) return false;
  goOn(job);
  return true;
}

function isReviewed(job: Job, active: Position): boolean {
  const { reviewed } = job.view.get();
  return reviewed !== null && isSamePosition(reviewed, active);
}

function setWidth(job: Job, column: number, widthPx: number): void {
  update(job.view, (view) => ({ ...view, widths: new Map(view.widths).set(column, widthPx) }));
}

function fitColumn(job: Job, column: number): number {
  const data = job.data.get();
  return fitWidth(textsOf(data, column, FITTED_ROWS), headerWidth(data.columns[column]?.title ?? ""));
}
