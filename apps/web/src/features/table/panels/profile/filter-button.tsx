/** Shows only the rows of a value or a pattern; of several of a column, those of any of them. */
import { chooseRows } from "../../data/choose-rows.ts";
import { useTable, useTableStore } from "../../data/table-context.ts";
import type { RowChoice } from "../../model/row-choice.ts";
import { FilterIcon } from "../../parts/icons.tsx";
import { useHasGrid } from "../../parts/use-has-grid.ts";
import styles from "./profile.module.css";

interface FilterButtonProps {
  readonly label: string;
  readonly isOn: (choice: RowChoice) => boolean;
  readonly toggle: (choice: RowChoice) => RowChoice;
}

export function FilterButton({ label, isOn, toggle }: FilterButtonProps) {
  const table = useTable();
  const { choice } = useTableStore("view");
  if (!useHasGrid()) return null;
  return (
    <button
      type="button"
      className={styles.edit}
      aria-pressed={isOn(choice)}
      aria-label={label}
      title={label}
      onClick={() => chooseRows(table, toggle(choice))}
    >
      <FilterIcon />
    </button>
  );
}
