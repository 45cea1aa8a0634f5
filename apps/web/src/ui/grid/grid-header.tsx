/** The row of column headers, which stays in sight. */
import type { ReactNode } from "react";
import styles from "./grid.module.css";
import type { GridSource } from "./grid-source.ts";
import { HeaderCell } from "./header-cell.tsx";
import { type Area, HEADER_ROW, NUMBER_COLUMN, type Position } from "./position.ts";
import { ResizeHandle } from "./resize-handle.tsx";
import type { ColumnSlot } from "./use-grid-scroll.ts";

export interface GridHeaderProps {
  readonly source: GridSource;
  readonly columns: readonly ColumnSlot[];
  readonly active: Position;
  readonly selected: Area | null;
  readonly renderHeader: (column: number) => ReactNode;
  readonly onResize: (column: number, widthPx: number) => void;
  readonly onFit: (column: number) => void;
}

export function GridHeader({ source, columns, active, selected, renderHeader, onResize, onFit }: GridHeaderProps) {
  const isHeaderActive = active.row === HEADER_ROW;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element cannot hold a million virtual rows
    // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
    <div role="row" className={styles.headers} aria-rowindex={1}>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div
        role="columnheader"
        className={styles.corner}
        tabIndex={isHeaderActive && active.column === NUMBER_COLUMN ? 0 : -1}
        data-row={HEADER_ROW}
        data-column={NUMBER_COLUMN}
        aria-colindex={1}
      >
        <span className="visually-hidden">Row number</span>
      </div>
      {columns.map(({ column, leftPx, widthPx, frozen }) => {
        const title = source.columns[column]?.title ?? "";
        return (
          <HeaderCell
            key={column}
            column={column}
            leftPx={leftPx}
            widthPx={widthPx}
            frozen={frozen}
            isActive={isHeaderActive && active.column === column}
            isSelected={isColumnSelected(selected, column, source.rowCount)}
            sort={source.columns[column]?.sort}
          >
            {renderHeader(column)}
            <ResizeHandle
              title={title}
              widthPx={widthPx}
              onResize={(next) => onResize(column, next)}
              onFit={() => onFit(column)}
            />
          </HeaderCell>
        );
      })}
    </div>
  );
}

function isColumnSelected(area: Area | null, column: number, rowCount: number): boolean {
  if (area === null || column < area.firstColumn || column > area.lastColumn) return false;
  return area.firstRow === 0 && area.lastRow === rowCount - 1;
}
