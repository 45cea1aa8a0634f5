/** Lists the hidden columns and shows them again. It is absent while no column is hidden. */
import { LABELS } from "@limpid/contract";
import { Menu } from "../../../ui/parts/menu.ts";
import { goToHeader, showAllColumns } from "../actions/hide-column.ts";
import { useTable, useTableData } from "../data/table-context.ts";
import { useHiddenColumns } from "../data/use-hidden-columns.ts";
import { HiddenIcon } from "../parts/icons.tsx";
import styles from "./toolbar.module.css";

export function HiddenColumnsMenu() {
  const table = useTable();
  const columns = useTableData("columns");
  const hidden = useHiddenColumns();
  if (hidden.size === 0) return null;
  const label = LABELS.hiddenColumns(hidden.size);
  return (
    <Menu position="bottom-end" shadow="md" returnFocus={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" className={styles.target} aria-label={label} title={label}>
          <HiddenIcon />
          <span className={styles.count}>{hidden.size}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown aria-label={label} className={styles.hidden}>
        {[...hidden]
          .sort((one, other) => one - other)
          .map((column) => (
            <Menu.Item key={column} onClick={() => goToHeader(table, column)}>
              {LABELS.showColumn(columns[column]?.title ?? "")}
            </Menu.Item>
          ))}
        <Menu.Divider />
        <Menu.Item onClick={() => showAllColumns(table)}>{LABELS.showAllColumns}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
