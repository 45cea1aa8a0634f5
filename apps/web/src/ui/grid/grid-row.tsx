/** One row: its number and the cells of the columns on screen. */
import { memo } from "react";
import styles from "./grid.module.css";
import { GridCell } from "./grid-cell.tsx";
import type { GridSource } from "./grid-source.ts";
import type { EditorCommand } from "./key-map.ts";
import { NUMBER_COLUMN } from "./position.ts";
import type { ColumnSlot } from "./use-grid-scroll.ts";

export interface GridRowProps {
  readonly gridId: string;
  readonly row: number;
  readonly topPx: number;
  readonly source: GridSource;
  readonly columns: readonly ColumnSlot[];
  /** null: in another row. */
  readonly activeColumn: number | null;
  readonly hasActiveMenu: boolean;
  readonly hoveredColumn: number | null;
  readonly firstSelected: number | null;
  readonly lastSelected: number | null;
  readonly draft: string | null;
  readonly onEditDone: (text: string, command: EditorCommand) => void;
}

export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { gridId, row, topPx, source, columns, activeColumn, hasActiveMenu, hoveredColumn } = props;
  const isLeftOut = source.isLeftOut?.(row) === true;
  const isNumberActive = activeColumn === NUMBER_COLUMN;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element cannot hold a million virtual rows
    // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
    <div role="row" className={styles.row} style={{ top: topPx }} aria-rowindex={row + 2}>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div
        role="rowheader"
        className={styles.number}
        tabIndex={isNumberActive ? 0 : -1}
        data-row={row}
        data-column={NUMBER_COLUMN}
        data-left-out={isLeftOut}
        aria-colindex={1}
      >
        {source.numbers?.at(row) ?? row + 1}
        {isLeftOut && <span className="visually-hidden">, excluded</span>}
      </div>
      {columns.map(({ column, leftPx, widthPx, frozen }) => (
        <GridCell
          key={column}
          id={`${gridId}-${row}-${column}`}
          row={row}
          column={column}
          leftPx={leftPx}
          widthPx={widthPx}
          frozen={frozen}
          align={source.columns[column]?.align ?? "left"}
          title={source.columns[column]?.title ?? ""}
          cell={source.cellAt(row, column)}
          isActive={column === activeColumn}
          isSelected={isWithin(column, props.firstSelected, props.lastSelected)}
          hasMenu={(hasActiveMenu && column === activeColumn) || column === hoveredColumn}
          draft={column === activeColumn ? props.draft : null}
          onEditDone={props.onEditDone}
        />
      ))}
    </div>
  );
}, areSameProps);

function isWithin(column: number, first: number | null, last: number | null): boolean {
  return first !== null && last !== null && column >= first && column <= last;
}

function areSameProps(one: GridRowProps, other: GridRowProps): boolean {
  return (
    one.row === other.row &&
    one.topPx === other.topPx &&
    one.source === other.source &&
    one.activeColumn === other.activeColumn &&
    one.hasActiveMenu === other.hasActiveMenu &&
    one.hoveredColumn === other.hoveredColumn &&
    one.firstSelected === other.firstSelected &&
    one.lastSelected === other.lastSelected &&
    one.draft === other.draft &&
    one.onEditDone === other.onEditDone &&
    areSameSlots(one.columns, other.columns)
  );
}

function areSameSlots(one: readonly ColumnSlot[], other: readonly ColumnSlot[]): boolean {
  return (
    one.length === other.length &&
    one.every((slot, index) => {
      const twin = other[index];
      return (
        slot.column === twin?.column &&
        slot.leftPx === twin.leftPx &&
        slot.widthPx === twin.widthPx &&
        slot.frozen === twin.frozen
      );
    })
  );
}
