/** What the address of a table says: `/table/…?hide=2,5`, the columns that are not shown, counted from 1. */
export interface TableAddress {
  readonly hide?: string | undefined;
}

const COLUMNS = /^[1-9]\d{0,5}(,[1-9]\d{0,5})*$/;

/** The router reads a single number as one. */
export function readTableAddress({ hide }: Readonly<Record<string, unknown>>): TableAddress {
  const text = typeof hide === "number" ? String(hide) : hide;
  return typeof text === "string" && COLUMNS.test(text) ? { hide: text } : {};
}

export function hiddenIn({ hide }: TableAddress): readonly number[] {
  return hide === undefined ? [] : hide.split(",").map((number) => Number(number) - 1);
}

export function addressOf(hidden: readonly number[]): TableAddress {
  return { hide: hidden.length === 0 ? undefined : hidden.map((column) => column + 1).join(",") };
}
