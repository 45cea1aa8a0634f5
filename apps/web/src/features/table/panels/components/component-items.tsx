/** The components of a column in its menu: each adds a column, and shows what that would hold. */
import { LABELS } from "@limpid/contract";
import { Loader } from "../../../../ui/parts/loader.ts";
import { Menu } from "../../../../ui/parts/menu.ts";
import { useTable, useTableStore } from "../../data/table-context.ts";
import { canPropose } from "../../data/table-session.ts";
import { enrichColumn } from "../../edits/edit.ts";
import { isOwnColumn } from "../../model/proposals.ts";
import styles from "./components.module.css";
import { type Component, componentTitle, useComponents } from "./use-components.ts";

export function ComponentItems({ column, isOpen }: { readonly column: number; readonly isOpen: boolean }) {
  const table = useTable();
  const { pending } = useTableStore("proposals");
  const label = canPropose(table) ? LABELS.proposeAsColumn : LABELS.addAsColumn;
  const { data, isError } = useComponents({ column, isWanted: isOpen });
  // A component that no inspected value has would show nothing.
  const components = (data?.components ?? []).filter(({ values, is_column }) => values.length > 0 || is_column);
  if (isError || (data !== undefined && components.length === 0)) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu
    <div role="group" aria-label={label} className={styles.group}>
      <Menu.Label>{label}</Menu.Label>
      {data === undefined && (
        <Menu.Item disabled>
          <Loader size={12} aria-label={LABELS.loadingCell} />
        </Menu.Item>
      )}
      {components.map((component) => (
        <Menu.Item
          key={component.name}
          disabled={component.is_column || isOwnColumn(pending, column, component.name)}
          rightSection={
            <span className={styles.example}>
              {isOwnColumn(pending, column, component.name) ? LABELS.proposedAsColumn : exampleOf(component)}
            </span>
          }
          onClick={() => enrichColumn(table, column, component.name)}
        >
          {componentTitle(component.name)}
        </Menu.Item>
      ))}
    </div>
  );
}

/** What the new column would hold. */
function exampleOf({ is_column, values }: Component): string {
  return is_column ? LABELS.addedAsColumn : values.map(({ component }) => component).join(", ");
}
