/** The table in the grid. */
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
import { loadRows } from "../data/load-rows.ts";
import { shownColumns, useShownColumns } from "../data/shown-columns.ts";
import { useTable, useTableData, useTableStore } from "../data/table-context.ts";
import { canEdit, changeView, isReviewing, type TableSession, update } from "../data/table-session.ts";
import { useRowLimit } from "../data/use-row-limit.ts";
import { editCell } from "../edits/edit.ts";
import { clearArea, fillDown, pasteInto } from "../edits/edit-area.ts";
import { cellsIn, pasteArea } from "../model/area.ts";
import { giveValue } from "../model/cell-edit.ts";
import { areaToTable, toScreen, toTable } from "../model/column-order.ts";
import { isFilter, type RowChoice } from "../model/row-choice.ts";
import { placeOfRow, rowAtPlace, toRow } from "../model/shown-rows.ts";
import { cellAt, columnTexts } from "../model/table-data.ts";
import { ColumnHeader } from "./column-header.tsx";
import { RowMenu, type RowMenuProps } from "./row-menu.tsx";
import { useGridSource } from "./use-grid-source.ts";

const ROW_PX = { regular: 32, compact: 26 } as const;
const HEADER_PX = 64;
/** The height of the bar of keys and of the space around it. */
const KEYS_PX = 84;
const FITTED_ROWS = 2000;

export function TableGrid() {
  const table = useTable();
  const source = useGridSource();
  const order = useShownColumns();
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
    const rows = loadRows(table);
    loader.current = rows;
    rows.want(seen.current.first, seen.current.last);
    return rows.stop;
  }, [table]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded decides what is still wanted
  useEffect(
    () => loader.current?.want(seen.current.first, seen.current.last),
    [rows, source.rowCount, cleanedRows, hasBegun, isFinished, isLoaded],
  );
  // The address may have a choice; without a grid, on a phone, it waits for one.
  useEffect(() => {
    if (isLoaded) chooseRowsOfAddress(table);
  }, [table, isLoaded]);
  const shownBefore = useRef(rows);
  useEffect(() => {
    if (shownBefore.current === rows) return;
    shownBefore.current = rows;
    followRows(table, keepsPlace);
  }, [table, rows, keepsPlace]);

  const isThere = source.columns.length > 0;
  useEffect(() => {
    // The button that began the upload has gone with its screen, and the focus with it.
    if (isThere && !table.isLoadMode && document.activeElement === document.body) table.grid.current?.focus();
  }, [table, isThere]);

  if (!isThere) return <GridSkeleton headerPx={HEADER_PX} rowPx={ROW_PX.regular} />;
  const closeMenu = (): void => {
    setMenu(null);
    table.grid.current?.focus();
  };
  return (
    <>
      {menu !== null && <RowMenu {...menu} onClose={closeMenu} />}
      <Grid
        ref={(handle) => {
          table.grid.current = handle && inTableOf(table, handle);
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
        hasActiveMenu={!isReviewing(table)}
        roomBelowPx={isReviewing(table) ? KEYS_PX : 0}
        onEdit={(position, text) => give(table, inTable(position), text)}
        onClear={(area) => edit(table, area, (own) => clear(table, own))}
        onFill={(area) => edit(table, area, (own) => void fillDown(table, own))}
        onPaste={(area, block) => paste(table, area, block)}
        onCopy={(area) => copyArea(table, area)}
        onLeave={() => leave(table)}
        onOpen={(place) => changeView(table, { active: inTable(place), hasDetails: true })}
        onActive={(place) => {
          const active = inTable(place);
          changeView(table, { active, ...(!isReviewed(table, active) && { reviewed: null }) });
        }}
        onRows={(first, last) => {
          seen.current = { first, last };
          loader.current?.want(first, last);
        }}
        onResize={(place, widthPx) => setWidth(table, order[place] ?? place, limitWidth(widthPx))}
        onFit={(place) => setWidth(table, order[place] ?? place, fitColumn(table, order[place] ?? place))}
        onKey={(event, position: Position) => onGridKey(table, event, inTable(position))}
        onMenu={(area, at) => {
          const own = rowsOfArea(table, area);
          if (!canEdit(table) || own.length === 0) return false;
          setMenu({ rows: own, at });
          return true;
        }}
      />
    </>
  );
}

/** Callers name a cell by row number and column index. Hidden columns and rows are shown first. */
function inTableOf(table: TableSession, handle: GridHandle): GridHandle {
  const shown =
    (go: (position: Position) => void) =>
    (position: Position): void => {
      showColumn(table, position.column);
      const place = toScreen(shownColumns(table), position);
      const row = placeOfRow(table.rows.get().rows, position.row);
      if (row !== null) go({ ...place, row });
      else leaveRows(table, position.row, () => go(place));
    };
  const isInSight = (position: Position): boolean => {
    const row = placeOfRow(table.rows.get().rows, position.row);
    return row !== null && handle.isInSight({ ...toScreen(shownColumns(table), position), row });
  };
  return { ...handle, goTo: shown(handle.goTo), show: shown(handle.show), isInSight };
}

/** Somebody is led to a row that is not shown; the grid has the others once it is drawn again. */
function leaveRows(table: TableSession, row: number, go: () => void): void {
  showAllRows(table);
  setTimeout(() => {
    go();
    postMessage(LABELS.rowNotShown(row + 1));
  });
}

/** Says in place of the rows that none fits the choice. */
function endOfRows(count: number, choice: RowChoice): string {
  if (count === 0) return "";
  return isFilter(choice) ? LABELS.endOfRowsShown(count) : LABELS.endOfSortedRows(count);
}

/** Other rows are shown, or in another order. */
function followRows(table: TableSession, keepsPlace: boolean): void {
  const { rows } = table.rows.get();
  const { active } = table.view.get();
  const place = placeOfRow(rows, active.row);
  if (active.row >= 0 && keepsPlace && place !== null) table.grid.current?.show(active);
  else {
    changeView(table, { active: { ...active, row: rowAtPlace(rows, Math.min(0, active.row)) }, reviewed: null });
    table.grid.current?.top();
  }
}

function edit(table: TableSession, area: Area, make: (own: Area) => void): void {
  const own = areaToTable(table.data.get().columns, shownColumns(table), area);
  if (own === "computed") postMessage(LABELS.computedCells, MessageLevel.error);
  else if (own === "moved") postMessage(LABELS.movedCells, MessageLevel.error);
  else make(own);
}

/** What is pasted may reach further than what is selected. */
function paste(table: TableSession, area: Area, block: Block): void {
  edit(table, pasteArea(area, block).area, () => edit(table, area, (own) => pasteInto(table, own, block)));
}

function give(table: TableSession, position: Position, text: string): void {
  const cell = cellAt(table.data.get(), position.row, position.column);
  if (cell !== undefined) editCell(table, position, giveValue(cell, text));
}

/** A cell alone is decided by that, and the next issue follows. */
function clear(table: TableSession, area: Area): void {
  if (cellsIn(area) > 1) clearArea(table, area);
  else {
    give(table, { row: rowAtPlace(table.rows.get().rows, area.firstRow), column: area.firstColumn }, "");
    goOn(table);
  }
}

/** During a review, leaving a cell goes to the next issue and not down the column. */
function leave(table: TableSession): boolean {
  if (!isReviewing(table)) return false;
  goOn(table);
  return true;
}

function isReviewed(table: TableSession, active: Position): boolean {
  const { reviewed } = table.view.get();
  return reviewed !== null && isSamePosition(reviewed, active);
}

function setWidth(table: TableSession, column: number, widthPx: number): void {
  update(table.view, (view) => ({ ...view, widths: new Map(view.widths).set(column, widthPx) }));
}

function fitColumn(table: TableSession, column: number): number {
  const data = table.data.get();
  return fitWidth(columnTexts(data, column, FITTED_ROWS), headerWidth(data.columns[column]?.title ?? ""));
}
