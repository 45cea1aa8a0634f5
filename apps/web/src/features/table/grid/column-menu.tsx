/** What can be done with a column; opens by its button, and by a right click on the header. */
import { type ColumnReply, LABELS } from "@limpid/contract";
import { useRef } from "react";
import { Menu } from "../../../ui/parts/menu.ts";
import { goToHeader, hideColumn, showColumn } from "../actions/hide-column.ts";
import { findNeighbour, moveColumnTo } from "../actions/move-column.ts";
import { openPanel } from "../actions/open-panel.ts";
import { copyColumn } from "../data/copy-area.ts";
import { useShownColumns } from "../data/shown-columns.ts";
import { useTable, useTableData, useTableStore } from "../data/table-context.ts";
import { canChange, canEdit, changeView } from "../data/table-session.ts";
import { useHiddenColumns } from "../data/use-hidden-columns.ts";
import { hold } from "../edits/edit.ts";
import { ComponentItems } from "../panels/components/component-items.tsx";
import { DotsIcon } from "../parts/icons.tsx";
import styles from "./column-header.module.css";
import { RowItems } from "./row-items.tsx";

interface ColumnMenuProps {
  readonly column: number;
  readonly title: string;
  /** The source of a computed column. */
  readonly made: ColumnReply["made_of"];
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

export function ColumnMenu({ column, title, made, isOpen, onToggle }: ColumnMenuProps) {
  const table = useTable();
  const { isLoaded } = useTableStore("state");
  const columns = useTableData("columns");
  const hidden = useHiddenColumns();
  const place = useShownColumns().indexOf(column);
  const isLastFrozen = useTableStore("view").frozenColumns === place + 1;
  const button = useRef<HTMLButtonElement>(null);
  const toggle = (opened: boolean): void => {
    onToggle(opened);
    // Back to where it was opened, unless what was chosen has taken the focus.
    if (!opened) requestAnimationFrame(() => document.activeElement === document.body && button.current?.focus());
  };
  return (
    <Menu
      opened={isOpen}
      onChange={toggle}
      shadow="md"
      withinPortal
      returnFocus={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <button
          ref={button}
          type="button"
          className={styles.menu}
          tabIndex={-1}
          disabled={!isLoaded}
          aria-label={LABELS.columnMenu(title)}
          title={LABELS.columnMenu(title)}
        >
          <DotsIcon />
        </button>
      </Menu.Target>
      <Menu.Dropdown aria-label={LABELS.columnMenu(title)} className={styles.items}>
        <RowItems column={column} isComputed={made !== undefined} />
        <Menu.Item onClick={() => openPanel(table, { panel: "profile", profiled: column })}>
          {LABELS.valuesToFilter}
        </Menu.Item>
        <Menu.Item onClick={() => changeView(table, { finder: { kind: "find", search: { text: "", column } } })}>
          {LABELS.findInColumn}
        </Menu.Item>
        {made !== undefined && <SourceItem made={made} />}
        <Menu.Item
          onClick={() => {
            goToHeader(table, column);
            copyColumn(table, column);
          }}
        >
          {LABELS.copyColumn}
        </Menu.Item>
        <Menu.Item disabled={hidden.size + 1 >= columns.length} onClick={() => hideColumn(table, column)}>
          {LABELS.hideColumn}
        </Menu.Item>
        {made === undefined && <MoveItems column={column} />}
        <Menu.Item onClick={() => changeView(table, { frozenColumns: isLastFrozen ? 0 : place + 1 })}>
          {isLastFrozen ? LABELS.freezeNone : LABELS.freezeUpTo}
        </Menu.Item>
        {made === undefined && canChange(table) && <ComponentItems column={column} isOpen={isOpen} />}
        {made !== undefined && canEdit(table) && (
          <Menu.Item
            onClick={() => {
              hold(table, { id: made.edit_uuid, kind: "component", row: null, column }, true);
              // Its button goes with the column.
              table.grid.current?.focus();
            }}
          >
            {LABELS.removeColumn}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** An item at the end stays, disabled, so that the others keep their places. */
function MoveItems({ column }: { readonly column: number }) {
  const table = useTable();
  const moves = [
    { label: LABELS.moveLeft, target: findNeighbour(table, column, -1) },
    { label: LABELS.moveRight, target: findNeighbour(table, column, 1) },
  ];
  return moves.map(({ label, target }) => (
    <Menu.Item
      key={label}
      disabled={target === undefined}
      onClick={() => {
        if (target === undefined) return;
        moveColumnTo(table, column, target);
        goToHeader(table, column);
      }}
    >
      {label}
    </Menu.Item>
  ));
}

/** Its cells are edited there. */
function SourceItem({ made }: { readonly made: NonNullable<ColumnReply["made_of"]> }) {
  const table = useTable();
  const columns = useTableData("columns");
  const source = columns.findIndex(({ id }) => id === made.column_uuid);
  if (source < 0) return null;
  return (
    <Menu.Item
      onClick={() => {
        showColumn(table, source);
        goToHeader(table, source);
      }}
    >
      {LABELS.goToSource(columns[source]?.title ?? "")}
    </Menu.Item>
  );
}
