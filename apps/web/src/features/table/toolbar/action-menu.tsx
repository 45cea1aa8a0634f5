/** A menu of actions. */

import type { ReactNode } from "react";
import { ChevronIcon } from "../../../ui/icons.tsx";
import { Menu } from "../../../ui/parts/menu.ts";
import type { Action } from "../actions/action.ts";
import { useTable, useTableStore } from "../data/table-context.ts";
import styles from "./toolbar.module.css";

export function ActionMenu({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Menu shadow="md" returnFocus withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" className={styles.target}>
          {label}
          <ChevronIcon />
        </button>
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>{children}</Menu.Dropdown>
    </Menu>
  );
}

export function ActionItems({ actions }: { readonly actions: readonly Action[] }) {
  const table = useTable();
  useTableStore("state");
  return actions.map((action) => (
    <Menu.Item key={action.id} disabled={!action.isEnabled(table)} onClick={() => action.run(table)}>
      {action.label}
    </Menu.Item>
  ));
}
