/** Items of a column's menu that sort and filter the rows. */
import { LABELS } from "@limpid/contract";
import { useRef } from "react";
import { Menu } from "../../../ui/parts/menu.ts";
import { goToHeader } from "../actions/hide-column.ts";
import { chooseRows } from "../data/choose-rows.ts";
import { useTable, useTableStore } from "../data/table-context.ts";
import {
  canSortThen,
  hasCells,
  OFFERED_KINDS,
  OFFERED_OF_COMPUTED,
  type RowChoice,
  sortBy,
  sortDirection,
  thenSortBy,
  toggleCells,
  withoutSort,
} from "../model/row-choice.ts";

interface RowItemsProps {
  readonly column: number;
  readonly isComputed: boolean;
}

export function RowItems({ column, isComputed }: RowItemsProps) {
  const table = useTable();
  const { choice } = useTableStore("view");
  const current = sortDirection(choice, column);
  const canSortAlso = canSortThen(choice, column);
  const first = choice.sort[0]?.column;
  /** Shift keeps the present order, and this column sorts rows that are equal in it, as in file managers. */
  const isAlso = useRef(false);
  const choose = (next: RowChoice): void => {
    goToHeader(table, column);
    chooseRows(table, next);
  };
  return (
    <>
      <Menu.RadioGroup
        value={first === column ? (current ?? null) : null}
        onChange={(order) =>
          choose((isAlso.current && canSortAlso ? thenSortBy : sortBy)(choice, column, order === "descending"))
        }
      >
        {(["ascending", "descending"] as const).map((order) => (
          <Menu.RadioItem
            key={order}
            value={order}
            closeMenuOnClick
            onClickCapture={(event) => {
              isAlso.current = event.shiftKey;
            }}
          >
            {order === "ascending" ? LABELS.sortAscending : LABELS.sortDescending}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      {canSortAlso && (
        <Menu.RadioGroup
          value={first === column ? null : (current ?? null)}
          onChange={(order) => choose(thenSortBy(choice, column, order === "descending"))}
        >
          <Menu.RadioItem value="ascending" closeMenuOnClick>
            {LABELS.thenSortAscending}
          </Menu.RadioItem>
          <Menu.RadioItem value="descending" closeMenuOnClick>
            {LABELS.thenSortDescending}
          </Menu.RadioItem>
        </Menu.RadioGroup>
      )}
      {current !== undefined && (
        <Menu.Item onClick={() => choose(withoutSort(choice, column))}>{LABELS.removeSort}</Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Label>{LABELS.onlyRows}</Menu.Label>
      {(isComputed ? OFFERED_OF_COMPUTED : OFFERED_KINDS).map((kind) => (
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
