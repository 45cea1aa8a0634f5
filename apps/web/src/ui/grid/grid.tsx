/**
 * A grid for tables of any size: rows and columns are virtual, one plane scrolls both ways, and headers and row numbers
 * stay. It has one tab stop and follows the W3C grid pattern.
 */
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import { clipboardHandlers } from "./clipboard.ts";
import styles from "./grid.module.css";
import { GridHeader } from "./grid-header.tsx";
import { GridRow } from "./grid-row.tsx";
import type { GridColumn, GridSource } from "./grid-source.ts";
import { selectedArea } from "./grid-state.ts";
import type { EditorCommand } from "./key-map.ts";
import { type Area, areaBetween, besideHidden, clamp, type Position } from "./position.ts";
import type { Block } from "./tsv.ts";
import { startEdit, useGridKeys } from "./use-grid-keys.ts";
import { type MenuPlace, useGridPointer } from "./use-grid-pointer.ts";
import { useGridScroll } from "./use-grid-scroll.ts";
import { useActiveFocus, useGridState } from "./use-grid-state.ts";
import { useKeptInSight } from "./use-kept-in-sight.ts";
import { useStableCallback } from "./use-stable-callback.ts";

export interface GridHandle {
  /** Makes a cell the active one, shows it in the middle, with what comes before and after it, and focuses it. */
  readonly goTo: (position: Position) => void;
  /** The same, but the focus stays where it is. */
  readonly show: (position: Position) => void;
  /** The first rows, the first one active, if it was a cell. */
  readonly top: () => void;
  /** Begins to edit the active cell. */
  readonly edit: () => void;
  /** Back to the active cell. */
  readonly focus: () => void;
  /** Whether a cell is in sight, and nothing floats over it. */
  readonly isInSight: (position: Position) => boolean;
  /** What is selected: the active cell, where nothing else is. */
  readonly selected: () => Area;
}

export interface GridProps {
  readonly ref?: Ref<GridHandle>;
  readonly label: string;
  readonly source: GridSource;
  readonly rowPx: number;
  readonly headerPx: number;
  /** This many of the first columns stay in sight. */
  readonly frozenColumns?: number;
  readonly renderHeader: (column: number) => ReactNode;
  /** Stands after the last row. */
  readonly endNotice: ReactNode;
  /** Kept free below it, of what floats over the lower edge. */
  readonly roomBelowPx?: number;
  /** Whether the active cell has its button for the details; one under the pointer has it in any case. True when left out. */
  readonly hasActiveMenu?: boolean;
  /** Says above a row what is different from it on. */
  readonly rowNotice?: { readonly row: number; readonly text: string } | null;
  readonly onEdit: (position: Position, text: string) => void;
  readonly onClear: (area: Area) => void;
  /** Repeats the first row of the area in the others; a single row repeats the row above it. */
  readonly onFill?: (area: Area) => void;
  /** Pastes a block of texts at the position. */
  readonly onPaste?: (area: Area, block: Block) => void;
  /** Returns true if the caller copies the area itself, as for cells that are not loaded, or refuses to. */
  readonly onCopy?: (area: Area) => boolean;
  /** Called when a key that moves on ends an edit; returns true if the caller moves the focus itself. */
  readonly onLeave?: (position: Position) => boolean;
  readonly onOpen: (position: Position) => void;
  /** A menu for the area is asked for, there on the screen; false: there is none, and the browser has its own. */
  readonly onMenu?: (area: Area, at: MenuPlace) => boolean;
  readonly onActive: (position: Position) => void;
  readonly onRows: (first: number, last: number) => void;
  readonly onResize: (column: number, widthPx: number) => void;
  readonly onFit: (column: number) => void;
  /** Keys of the screen around; true: handled. */
  readonly onKey?: (event: KeyboardEvent<HTMLElement>, position: Position) => boolean;
}

const END_PX = 56;
/** The height of the notice above a row. */
const NOTICE_PX = 20;
const NUMBER_PX = { least: 48, padding: 28, digit: 8 } as const;

export function Grid(props: GridProps) {
  const { source, rowPx, headerPx, frozenColumns = 0, rowNotice, roomBelowPx = 0, hasActiveMenu = true } = props;
  const { onOpen, onClear, onFill, onResize, onKey } = props;
  const gridId = useId();
  const viewport = useRef<HTMLDivElement>(null);
  const control = useGridState();
  const { dispatch, size } = control;
  // A table may have fewer rows than a moment ago, or none: its header is the tab stop then.
  const hidden = useMemo(() => hiddenIn(source.columns), [source.columns]);
  const tableSize = { rows: source.rowCount, columns: source.columns.length, hidden };
  const active = besideHidden(clamp(control.state.active, tableSize), tableSize);
  const state = { ...control.state, active };

  const numberPx = Math.max(
    NUMBER_PX.least,
    NUMBER_PX.padding + NUMBER_PX.digit * String(source.numbers?.greatest ?? source.rowCount).length,
  );
  const { rowCount, columns } = source;
  const gap = rowNotice === null || rowNotice === undefined ? null : { row: rowNotice.row, px: NOTICE_PX };
  const layout = {
    rowCount,
    columns,
    rowPx,
    headerPx,
    numberPx,
    frozenColumns,
    gap,
    endPx: END_PX + roomBelowPx,
    coveredPx: roomBelowPx,
  };
  const scroll = useGridScroll(viewport, layout, active);
  const gridSize = { ...tableSize, pageRows: scroll.pageRows };
  useLayoutEffect(() => {
    size.current = gridSize;
  });
  const selected = selectedArea(state, gridSize);
  useActiveFocus(viewport, { ...control, state }, scroll.reveal);
  useKeptInSight(viewport, active, scroll.reveal);

  const area = selected ?? areaBetween(active, active, gridSize);
  const keyTargets = { state, source, area, dispatch, onKey, onOpen, onClear, onFill, onResize };
  const onKeyDown = useGridKeys(keyTargets);
  const editAt = (position: Position): void => {
    startEdit(keyTargets, position, source.editTextAt(position.row, position.column));
  };
  const pointer = useGridPointer({ dispatch, area, onOpen, onEdit: editAt, onMenu: props.onMenu });

  const onEditDone = useStableCallback((text: string, command: EditorCommand) => {
    dispatch({ kind: "stopped" }, command.kind === "restore");
    if (command.kind === "restore") return;
    if (text !== source.editTextAt(active.row, active.column)) props.onEdit(active, text);
    const { rows, columns } = command;
    if ((rows === 0 && columns === 0) || props.onLeave?.(active) === true) return;
    dispatch({ kind: "moved", movement: { kind: "step", rows, columns }, isExtending: false });
  });

  const notedRow = scroll.rows.find(({ row }) => row === rowNotice?.row);

  useReports(props, active, scroll.rows);
  const goTo = (to: Position, isFocusing: boolean): void => {
    control.wantsMiddle.current = true;
    dispatch({ kind: "went", to, isExtending: false }, isFocusing);
  };
  useImperativeHandle(props.ref, () => ({
    goTo: (to) => goTo(to, true),
    show: (to) => goTo(to, false),
    top: () => {
      const element = viewport.current;
      if (element !== null) element.scrollTop = 0;
      dispatch({ kind: "topped" }, element?.querySelector("[role=gridcell]:focus") !== null);
    },
    edit: () => editAt(active),
    focus: () => dispatch({ kind: "stopped" }),
    isInSight: scroll.isInSight,
    selected: () => area,
  }));

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element cannot hold a million virtual rows
    <div
      ref={viewport}
      role="grid"
      className={styles.viewport}
      aria-label={props.label}
      aria-rowcount={source.rowCount + 1}
      aria-colcount={source.columns.length + 1}
      aria-multiselectable
      style={
        {
          "--number-px": `${numberPx}px`,
          "--frozen-px": `${scroll.frozenPx}px`,
          "--row-px": `${rowPx}px`,
          "--header-px": `${headerPx}px`,
        } as object
      }
      onKeyDown={onKeyDown}
      {...clipboardHandlers(props, area)}
      {...pointer.handlers}
    >
      <div role="presentation" className={styles.plane} style={{ width: scroll.widthPx }}>
        <GridHeader {...props} columns={scroll.columns} active={active} selected={selected} />
        <div role="presentation" className={styles.body} style={{ height: scroll.spacerPx }}>
          <div role="presentation" className={styles.layer} style={{ transform: `translateY(${scroll.layerPx}px)` }}>
            {scroll.rows.map(({ row, topPx }) => (
              <GridRow
                key={row}
                gridId={gridId}
                row={row}
                topPx={topPx}
                source={source}
                columns={scroll.columns}
                activeColumn={row === active.row ? active.column : null}
                hasActiveMenu={hasActiveMenu}
                hoveredColumn={row === pointer.hovered?.row ? pointer.hovered.column : null}
                draft={row === active.row ? state.draft : null}
                onEditDone={onEditDone}
                {...selectedColumns(selected, row)}
              />
            ))}
            {notedRow !== undefined && (
              <div className={styles.rowNotice} style={{ top: notedRow.topPx - NOTICE_PX, height: NOTICE_PX }}>
                <span>{rowNotice?.text}</span>
              </div>
            )}
            <div className={styles.end} style={{ top: scroll.endTopPx, height: END_PX }}>
              <div className={styles.notice}>{props.endNotice}</div>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

function hiddenIn(columns: readonly GridColumn[]): ReadonlySet<number> {
  return new Set(columns.flatMap(({ isHidden }, index) => (isHidden === true ? [index] : [])));
}

/** Tells the screen around which cell is active and which rows are in sight. */
function useReports(props: GridProps, active: Position, rows: readonly { readonly row: number }[]): void {
  const onActive = useStableCallback(props.onActive);
  const onRows = useStableCallback(props.onRows);
  const { row, column } = active;
  const seen = inSight(
    rows.map((slot) => slot.row),
    row,
  );
  const first = seen[0] ?? 0;
  const last = seen.at(-1) ?? 0;
  useEffect(() => onActive({ row, column }), [row, column, onActive]);
  useEffect(() => onRows(first, last), [first, last, onRows]);
}

/** Leaves out the active row if it is off screen and kept only for the focus. */
function inSight(rows: readonly number[], activeRow: number): readonly number[] {
  const isNear = rows.length === 1 || rows.includes(activeRow - 1) || rows.includes(activeRow + 1);
  return isNear ? rows : rows.filter((row) => row !== activeRow);
}

function selectedColumns(
  area: Area | null,
  row: number,
): { firstSelected: number | null; lastSelected: number | null } {
  if (area === null || row < area.firstRow || row > area.lastRow) return { firstSelected: null, lastSelected: null };
  return { firstSelected: area.firstColumn, lastSelected: area.lastColumn };
}
