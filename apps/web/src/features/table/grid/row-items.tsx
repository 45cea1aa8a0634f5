/** In the menu of a column: in which order its values put the rows, and which rows they leave. */
import { LABELS } from "@limpid/contract";
import { Menu } from "@mantine/core";
import { goToHeader } from "../actions/hide-column.ts";
import { chooseRows } from "../data/choose-rows.ts";
import { useTable, useTableStore } from "../data/table-context.ts";
import {
  hasCells,
  OFFERED_KINDS,
  type RowChoice,
  sortBy,
  sortOf,
  toggleCells,
  withoutSort,
} from "../model/row-choice.ts";

export function RowItems({ column }: { readonly column: number }) {
  const job = useTable();
  const { choice } = useTableStore("view");
  const current = sortOf(choice, column);
  const choose = (next: RowChoice): void => {
    goToHeader(job, column);
    chooseRows(job, next);
  };
  return (
    <>
      <Menu.RadioGroup
        value={current ?? null}
        onChange={(order) => choose(sortBy(choice, column, order === "descending"))}
      >
        <Menu.RadioItem value="ascending" closeMenuOnClick>
          {LABELS.sortAscending}
        </Menu.RadioItem>
        <Menu.RadioItem value="descending" closeMenuOnClick>
          {LABELS.sortDescending}
        </Menu.RadioItem>
      </Menu.RadioGroup>
      {current !== undefined && (
        <Menu.Item onClick={() => choose(withoutSort(choice, column))}>{LABELS.removeSort}</Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Label>{LABELS.onlyRows}</Menu.Label>
      {OFFERED_KINDS.map((kind) => (
        <Menu.CheckboxItem
          key={kind}
          checked={hasCells(choice, { kind, column })}
          closeMenuOnClick
          onChange={() => choose(toggleCells(choice, { kind, column }))}
        >
          {LABELS.onlyRowsWith[kind]}
        </Menu.CheckboxItem>
      ))}
      <Menu.Divider />
    </>
  );
}
