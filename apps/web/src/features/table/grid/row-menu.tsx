/** What can be done with the rows that are selected, where the pointer is. */
import { countRows, LABELS, type RowRanges } from "@limpid/contract";
import type { MenuPlace } from "../../../ui/grid/use-grid-pointer.ts";
import { Menu } from "../../../ui/parts/menu.ts";
import { countLeftOut } from "../actions/leave-rows-out.ts";
import { useTable, useTableStore } from "../data/table-context.ts";
import { leaveRowsOut } from "../edits/leave-rows-out.ts";
import styles from "./row-menu.module.css";

export interface RowMenuProps {
  readonly rows: RowRanges;
  readonly at: MenuPlace;
  readonly onClose: () => void;
}

export function RowMenu({ rows, at, onClose }: RowMenuProps) {
  const table = useTable();
  useTableStore("data");
  const left = countLeftOut(table, rows);
  const kept = countRows(rows) - left;
  return (
    <Menu opened onClose={onClose} position="bottom-start" shadow="md" withinPortal>
      <Menu.Target>
        <button
          type="button"
          tabIndex={-1}
          aria-label="Menu of the rows"
          className={styles.place}
          style={{ left: at.leftPx, top: at.topPx }}
        />
      </Menu.Target>
      <Menu.Dropdown aria-label="Menu of the rows">
        {kept > 0 && (
          <Menu.Item onClick={() => leaveRowsOut(table, { rows, isLeftOut: true })}>
            {LABELS.leaveRowsOut(kept)}
          </Menu.Item>
        )}
        {left > 0 && (
          <Menu.Item onClick={() => leaveRowsOut(table, { rows, isLeftOut: false })}>
            {LABELS.takeRowsBack(left)}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
