/** What the address of a table says: `/table/…?hide=2,5&freeze=1`, columns that are not shown, and how many stay in sight. */
import type { TableLook } from "../features/table/table-screen.tsx";

export interface TableAddress {
  /** Counted from 1. */
  readonly hide?: string | undefined;
  readonly freeze?: number | undefined;
}

const COLUMNS = /^[1-9]\d{0,5}(,[1-9]\d{0,5})*$/;

/** The router reads a single number as one. */
export function readTableAddress({ hide, freeze }: Readonly<Record<string, unknown>>): TableAddress {
  const text = typeof hide === "number" ? String(hide) : hide;
  const isCount = typeof freeze === "number" && Number.isInteger(freeze) && freeze >= 1;
  return {
    ...(typeof text === "string" && COLUMNS.test(text) && { hide: text }),
    ...(isCount && { freeze }),
  };
}

export function lookOf({ hide, freeze = 0 }: TableAddress): TableLook {
  return { hidden: hide === undefined ? [] : hide.split(",").map((number) => Number(number) - 1), frozen: freeze };
}

export function addressOf({ hidden, frozen }: TableLook): TableAddress {
  return {
    hide: hidden.length === 0 ? undefined : hidden.map((column) => column + 1).join(","),
    freeze: frozen === 0 ? undefined : frozen,
  };
}
