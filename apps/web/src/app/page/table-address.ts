/** What the address of a table says: `/table/…?hide=2,5&order=3,1,2&freeze=1`, columns that are not shown, their order, how many stay in sight, and which rows are shown. */
import type { TableLook } from "../../features/table/table-screen.tsx";
import { type RowAddress, readRowAddress, readRowChoice, writeRowAddress } from "./row-address.ts";

export interface TableAddress extends RowAddress {
  /** Counted from 1; the router writes a text in quotes that could be a number. */
  readonly hide?: string | number | undefined;
  readonly order?: string | number | undefined;
  readonly freeze?: number | undefined;
}

const COLUMNS = /^[1-9]\d{0,5}(,[1-9]\d{0,5})*$/;

export function readTableAddress(search: Readonly<Record<string, unknown>>): TableAddress {
  const { freeze } = search;
  const hide = readColumns(search.hide);
  const order = readColumns(search.order);
  const isCount = typeof freeze === "number" && Number.isInteger(freeze) && freeze >= 1;
  return {
    ...(hide !== undefined && { hide }),
    ...(order !== undefined && { order }),
    ...(isCount && { freeze }),
    ...readRowAddress(search),
  };
}

/** The router reads a single number as one. */
function readColumns(value: unknown): string | number | undefined {
  return (typeof value === "number" || typeof value === "string") && COLUMNS.test(String(value)) ? value : undefined;
}

export function readTableLook({ hide, order, freeze = 0, ...rows }: TableAddress): TableLook {
  return { hidden: columnsIn(hide), order: columnsIn(order), frozen: freeze, choice: readRowChoice(rows) };
}

const columnsIn = (columns: string | number | undefined): readonly number[] =>
  columns === undefined
    ? []
    : String(columns)
        .split(",")
        .map((number) => Number(number) - 1);

export function writeTableAddress({ hidden, order, frozen, choice }: TableLook): TableAddress {
  return {
    hide: writeColumns(hidden),
    order: writeColumns(order),
    freeze: frozen === 0 ? undefined : frozen,
    ...writeRowAddress(choice),
  };
}

function writeColumns(columns: readonly number[]): string | number | undefined {
  const counted = columns.map((column) => column + 1);
  return counted.length > 1 ? counted.join(",") : counted[0];
}
