/**
 * A column header. The grid has one tab stop, so the controls in here are out of the tab order: Enter goes in to the
 * first, F2 renames, Tab goes round, Escape comes back out.
 */
import type { KeyboardEvent, ReactNode } from "react";
import styles from "./grid.module.css";
import { HEADER_ROW } from "./position.ts";
import type { ColumnSlot } from "./use-grid-scroll.ts";

export interface HeaderCellProps {
  readonly column: number;
  readonly leftPx: number;
  readonly widthPx: number;
  readonly frozen: ColumnSlot["frozen"];
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly sort: "ascending" | "descending" | undefined;
  readonly children: ReactNode;
}

const TITLE = "[data-rename]:not(:disabled)";
const CONTROLS = "button:not(:disabled), input, [role=separator]";

export function HeaderCell({ column, leftPx, widthPx, frozen, isActive, isSelected, sort, children }: HeaderCellProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element cannot hold a million virtual rows
    <div
      role="columnheader"
      className={styles.header}
      style={{ left: leftPx, width: widthPx }}
      tabIndex={isActive ? 0 : -1}
      data-row={HEADER_ROW}
      data-column={column}
      data-frozen={frozen}
      data-selected={isSelected || undefined}
      aria-colindex={column + 2}
      aria-sort={sort}
      onKeyDown={walkControls}
    >
      {children}
    </div>
  );
}

function walkControls(event: KeyboardEvent<HTMLElement>): void {
  const header = event.currentTarget;
  const isInside = event.target !== header;
  // Popovers send their keys through React's tree although they are elsewhere on the page.
  const isElsewhere = !header.contains(event.target as Node);
  if (isElsewhere || (isInside && event.key !== "Tab" && event.key !== "Escape")) {
    event.stopPropagation();
    return;
  }
  if (!isInside && event.key !== "Enter" && event.key !== "F2") return;
  event.preventDefault();
  event.stopPropagation();
  const title = event.key === "F2" ? header.querySelector<HTMLElement>(TITLE) : null;
  const next = event.key === "Escape" ? header : nextControl(header, event.shiftKey ? -1 : 1);
  if (title === null) next?.focus({ preventScroll: true });
  else title.click();
}

function nextControl(header: HTMLElement, direction: 1 | -1): HTMLElement | undefined {
  const controls = [...header.querySelectorAll<HTMLElement>(CONTROLS)];
  const current = controls.indexOf(document.activeElement as HTMLElement);
  const next = current < 0 ? 0 : (current + direction + controls.length) % controls.length;
  return controls[next];
}
