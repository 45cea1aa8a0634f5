/** One cell: its text, its marks, and the way into its details. Events are handled by the grid around it. */
import { memo } from "react";
import { CellEditor } from "./cell-editor.tsx";
import { CellText } from "./cell-text.tsx";
import styles from "./grid.module.css";
import { type GridCell as Cell, isSameCell } from "./grid-source.ts";
import type { EditorCommand } from "./key-map.ts";
import type { ColumnSlot } from "./use-grid-scroll.ts";

export interface GridCellProps {
  readonly id: string;
  readonly row: number;
  readonly column: number;
  readonly leftPx: number;
  readonly widthPx: number;
  readonly frozen: ColumnSlot["frozen"];
  readonly align: "left" | "right";
  readonly title: string;
  readonly cell: Cell | null;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly hasMenu: boolean;
  readonly draft: string | null;
  readonly onEditDone: (text: string, command: EditorCommand) => void;
}

export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { id, row, column, leftPx, widthPx, frozen, align, cell, isActive, isSelected } = props;
  const note = cell?.note ?? "";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element cannot hold a million virtual rows
    <div
      role="gridcell"
      className={styles.cell}
      style={{ left: leftPx, width: widthPx }}
      tabIndex={isActive ? 0 : -1}
      data-row={row}
      data-column={column}
      data-align={align}
      data-frozen={frozen}
      data-marks={cell?.marks}
      data-with-menu={hasMenuHere(props) || undefined}
      aria-colindex={column + 2}
      aria-selected={isSelected || isActive}
      aria-readonly={cell?.isReadOnly ?? true}
      aria-invalid={cell?.marks.includes("invalid") ? true : undefined}
      aria-describedby={note === "" ? undefined : `${id}-note`}
      aria-busy={cell === null ? true : undefined}
    >
      <CellContent {...props} />
      {note !== "" && (
        <span id={`${id}-note`} hidden>
          {note}
        </span>
      )}
    </div>
  );
}, areSameProps);

/** Narrower than this, a cell has no room beside its text; its details open by a key. */
const LEAST_PX = 72;

function hasMenuHere({ hasMenu, cell, draft, widthPx }: GridCellProps): boolean {
  return hasMenu && cell !== null && draft === null && widthPx >= LEAST_PX;
}

function CellContent(props: GridCellProps) {
  const { cell, draft, align, title, row, onEditDone } = props;
  if (draft !== null) return <CellEditor draft={draft} align={align} label={title} onDone={onEditDone} />;
  if (cell === null) return <span className={styles.skeleton} style={{ width: `${35 + ((row * 37) % 45)}%` }} />;
  return (
    <>
      {cell.href !== undefined && (
        // A click on the text selects the cell, as anywhere; this one opens what it names.
        <a
          className={styles.link}
          href={cell.href}
          target="_blank"
          rel="noopener noreferrer"
          tabIndex={-1}
          aria-label={`Open ${cell.href}`}
          title={cell.href}
        >
          ↗
        </a>
      )}
      <CellText text={cell.text} ghost={cell.ghost} />
      {hasMenuHere(props) && (
        <button type="button" className={styles.more} tabIndex={-1} data-menu aria-label="Details" title="Details">
          ⋯
        </button>
      )}
    </>
  );
}

function areSameProps(one: GridCellProps, other: GridCellProps): boolean {
  return (
    one.leftPx === other.leftPx &&
    one.widthPx === other.widthPx &&
    one.frozen === other.frozen &&
    one.align === other.align &&
    one.title === other.title &&
    one.isActive === other.isActive &&
    one.isSelected === other.isSelected &&
    one.hasMenu === other.hasMenu &&
    one.draft === other.draft &&
    one.onEditDone === other.onEditDone &&
    one.id === other.id &&
    isSameCell(one.cell, other.cell)
  );
}
