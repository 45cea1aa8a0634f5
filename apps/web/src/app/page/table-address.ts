/** What the address of a table says: `/table/…?hide=2,5&freeze=1`, columns that are not shown, how many stay in sight, and which rows are shown. */
import type { TableLook } from "../../features/table/table-screen.tsx";
import { type RowAddress, readRowAddress, readRowChoice, writeRowAddress } from "./row-address.ts";

export interface TableAddress extends RowAddress {
  /** Counted from 1. */
  readonly hide?: string | undefined;
  readonly freeze?: number | undefined;
}

const COLUMNS = /^[1-9]\d{0,5}(,[1-9]\d{0,5})*$/;

/** The router reads a single number as one. */
export function readTableAddress(search: Readonly<Record<string, unknown>>): TableAddress {
  const { hide, freeze } = search;
  const text = typeof hide === "number" ? String(hide) : hide;
  const isCount = typeof freeze === "number" && Number.isInteger(freeze) && freeze >= 1;
  return {
    ...(typeof text === "string" && COLUMNS.test(text) && { hide: text }),
    ...(isCount && { freeze }),
    ...readRowAddress(search),
  };
}

export function readTableLook({ hide, freeze = 0, ...rows }: TableAddress): TableLook {
  const hidden = hide === undefined ? [] : hide.split(",").map((number) => Number(number) - 1);
  return { hidden, frozen: freeze, choice: readRowChoice(rows) };
}

export function writeTableAddress({ hidden, frozen, choice }: TableLook): TableAddress {
  return {
    hide: hidden.length === 0 ? undefined : hidden.map((column) => column + 1).join(","),
    freeze: frozen === 0 ? undefined : frozen,
    ...writeRowAddress(choice),
  };
}
