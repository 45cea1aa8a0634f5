/** A menu of actions. */
import { Menu } from "@mantine/core";
import { ChevronIcon } from "../../../ui/icons.tsx";
import type { Action } from "../actions/action.ts";
import { useTable, useTableStore } from "../data/table-context.ts";
import styles from "./toolbar.module.css";

export function ActionMenu({ label, actions }: { readonly label: string; readonly actions: readonly Action[] }) {
  const job = useTable();
  useTableStore("state");
  return (
    <Menu position="bottom-start" shadow="md" returnFocus withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" className={styles.target}>
          {label}
          <ChevronIcon />
        </button>
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
        {actions.map((action) => (
          <Menu.Item key={action.id} disabled={!action.isEnabled(job)} onClick={() => action.run(job)}>
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
