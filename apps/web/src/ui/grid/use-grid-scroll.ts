/** Decides which rows and columns are rendered and where; the active ones always are, so that focus survives. */
import { defaultRangeExtractor, observeElementOffset, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { fitFrozen, shownWidth } from "./frozen-columns.ts";
import type { GridColumn } from "./grid-source.ts";
import type { Position } from "./position.ts";
import {
  centreOffset,
  isShown,
  type RevealRequest,
  revealOffset,
  type ScrollScale,
  scaleScroll,
} from "./scroll-scale.ts";

export interface ColumnSlot {
  readonly column: number;
  readonly leftPx: number;
  readonly widthPx: number;
  /** It stays where it is; the last of these has a line after it. */
  readonly frozen?: "inner" | "last" | undefined;
}

interface RowSlot {
  readonly row: number;
  readonly topPx: number;
}

export interface GridLayout {
  readonly rowCount: number;
  readonly columns: readonly GridColumn[];
  readonly rowPx: number;
  readonly headerPx: number;
  readonly numberPx: number;
  /** This many of the first columns stay beside the row numbers, as far as they leave room for others. */
  readonly frozenColumns: number;
  /** Room above a row for a notice. */
  readonly gap: { readonly row: number; readonly px: number } | null;
  /** Room after the last row. */
  readonly endPx: number;
  /** The height at the lower edge that something floats over. */
  readonly coveredPx: number;
}

export interface GridScroll {
  readonly rows: readonly RowSlot[];
  readonly columns: readonly ColumnSlot[];
  readonly widthPx: number;
  readonly frozenPx: number;
  readonly spacerPx: number;
  /** The offset of the layer that holds the rows; rows count from it, since tall tables exceed what CSS can hold. */
  readonly layerPx: number;
  readonly endTopPx: number;
  readonly pageRows: number;
  /** `isCentred`: in the middle third, not only somewhere in sight. */
  readonly reveal: (position: Position, isCentred: boolean) => void;
  /** Whether all of a cell can be seen, or as much of it as there is room for. */
  readonly isInSight: (position: Position) => boolean;
}

const ROW_OVERSCAN = 6;
const COLUMN_OVERSCAN = 2;
const BLOCK_ROWS = 1024;
/** A kept row far from the screen is placed just outside of it. */
const OUTSIDE_PX = 60_000;

export function useGridScroll(
  viewport: RefObject<HTMLDivElement | null>,
  layout: GridLayout,
  active: Position,
): GridScroll {
  const { rowCount, columns, rowPx, headerPx, numberPx, frozenColumns, gap, endPx, coveredPx } = layout;
  const frozen = fitFrozen(columns, frozenColumns, (viewport.current?.clientWidth ?? 0) - numberPx);
  const gapAbove = (row: number): number => (gap !== null && row >= gap.row ? gap.px : 0);
  const topOf = (row: number): number => row * rowPx + gapAbove(row);
  const contentPx = topOf(rowCount) + endPx;
  const scale = useRef<ScrollScale>(scaleScroll(0, 0));
  const place = useRef({ scrollTop: 0, offset: 0 });

  const rowVirtualizer = useVirtualizer({
    count: rowCount,
    getScrollElement: () => viewport.current,
    estimateSize: (index) => topOf(index + 1) - topOf(index),
    overscan: ROW_OVERSCAN,
    paddingEnd: endPx,
    rangeExtractor: (range) => keep(range, active.row),
    observeElementOffset: (instance, report) =>
      observeElementOffset(instance, (scrollTop, isScrolling) => {
        // A browser rounds scrollTop; where the grid itself went is known exactly.
        if (scrollTop !== place.current.scrollTop)
          place.current = { scrollTop, offset: scale.current.toOffset(scrollTop) };
        report(place.current.offset, isScrolling);
      }),
    scrollToFn: () => {},
  });
  const columnVirtualizer = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => viewport.current,
    estimateSize: (index) => shownWidth(columns[index]),
    overscan: COLUMN_OVERSCAN,
    rangeExtractor: (range) => withFrozen(keep(range, active.column), frozen.count),
    scrollToFn: () => {},
  });

  const bodyPx = Math.max(0, (rowVirtualizer.scrollRect?.height ?? 0) - headerPx);
  const current = scaleScroll(contentPx, bodyPx);
  useLayoutEffect(() => {
    scale.current = current;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes are read again when these change
  useLayoutEffect(() => {
    rowVirtualizer.measure();
    columnVirtualizer.measure();
  }, [columns, rowPx, gap?.row]);

  const reveal = ({ row, column }: Position, isCentred: boolean): void => {
    const element = viewport.current;
    if (element === null) return;
    if (row >= 0) revealRow(element, row, isCentred);
    if (column >= 0) revealColumn(element, column);
  };
  const revealRow = (element: HTMLElement, row: number, isCentred: boolean): void => {
    const { offset } = place.current;
    const request = rowRequest(element, row);
    const next = isCentred ? centreOffset({ ...request, sizePx: rowPx }, contentPx - coveredPx) : revealOffset(request);
    if (next === offset) return;
    element.scrollTop = scale.current.toScrollTop(next);
    place.current = { scrollTop: element.scrollTop, offset: next };
  };
  const rowRequest = (element: HTMLElement, row: number): RevealRequest => ({
    offset: place.current.offset,
    viewportPx: element.clientHeight - headerPx - coveredPx,
    startPx: topOf(row),
    sizePx: row === rowCount - 1 ? rowPx + endPx - coveredPx : rowPx,
  });
  const revealColumn = (element: HTMLElement, column: number): void => {
    if (column >= frozen.count) element.scrollLeft = revealOffset(columnRequest(element, column));
  };
  const columnRequest = (element: HTMLElement, column: number): RevealRequest => ({
    offset: element.scrollLeft,
    viewportPx: element.clientWidth - numberPx - frozen.widthPx,
    startPx: (columnVirtualizer.measurementsCache[column]?.start ?? 0) - frozen.widthPx,
    sizePx: columns[column]?.widthPx ?? 0,
  });
  const isInSight = ({ row, column }: Position): boolean => {
    const element = viewport.current;
    if (element === null) return false;
    const isRowShown = isShown({ ...rowRequest(element, row), sizePx: rowPx });
    return isRowShown && (column < frozen.count || isShown(columnRequest(element, column)));
  };

  const baseRow = Math.floor((rowVirtualizer.range?.startIndex ?? 0) / BLOCK_ROWS) * BLOCK_ROWS;
  const { scrollTop, offset } = place.current;
  return {
    rows: rowVirtualizer
      .getVirtualItems()
      .map(({ index }) => ({ row: index, topPx: inside(topOf(index) - topOf(baseRow)) })),
    columns: columnVirtualizer
      .getVirtualItems()
      .filter(({ index }) => columns[index]?.isHidden !== true)
      .map(({ index, start, size }) => ({
        column: index,
        leftPx: numberPx + start,
        widthPx: size,
        frozen: index < frozen.last ? "inner" : index === frozen.last ? "last" : undefined,
      })),
    widthPx: numberPx + columnVirtualizer.getTotalSize(),
    frozenPx: frozen.widthPx,
    spacerPx: current.spacerPx,
    layerPx: topOf(baseRow) - offset + scrollTop,
    endTopPx: inside(topOf(rowCount) - topOf(baseRow)),
    pageRows: Math.max(1, Math.floor(bodyPx / rowPx) - 1),
    reveal,
    isInSight,
  };
}

function keep(range: Range, index: number): number[] {
  const indexes = defaultRangeExtractor(range);
  if (index < 0 || index >= range.count || indexes.includes(index)) return indexes;
  return index < (indexes[0] ?? 0) ? [index, ...indexes] : [...indexes, index];
}

function withFrozen(indexes: readonly number[], frozenColumns: number): number[] {
  const first = Array.from({ length: frozenColumns }, (_, index) => index);
  return [...first, ...indexes.filter((index) => index >= frozenColumns)];
}

function inside(px: number): number {
  return Math.min(OUTSIDE_PX, Math.max(-OUTSIDE_PX, px));
}
