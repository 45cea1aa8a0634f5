/**
 * Which rows an address asks for, with columns counted from 1: `sort=3,-2` by the third column, then backwards by the second;
 * `cells=issue,missing:3`; `values=3:open,closed;5:` with values as parts of addresses are, an empty one standing for no data;
 * `patterns=3:99-A` likewise, for values that are written so; `ranges=4:10,20;5:2024-01,` from one end to the other, or without an end.
 * Parts that cannot be read are left out.
 */
import { ALL_ROWS, CELL_KINDS, type OfColumns, type RowChoice } from "../../features/table/model/row-choice.ts";

export interface RowAddress {
  /** The router writes a text in quotes that could be a number. */
  readonly sort?: string | number | undefined;
  readonly cells?: string | undefined;
  readonly values?: string | undefined;
  readonly patterns?: string | undefined;
  readonly ranges?: string | undefined;
}

const COLUMN = /^[1-9]\d{0,5}$/;

/** The router reads a single number as one. */
export function readRowAddress({
  sort,
  cells,
  values,
  patterns,
  ranges,
}: Readonly<Record<string, unknown>>): RowAddress {
  const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
  return {
    ...((typeof sort === "number" || isText(sort)) && { sort }),
    ...(isText(cells) && { cells }),
    ...(isText(values) && { values }),
    ...(isText(patterns) && { patterns }),
    ...(isText(ranges) && { ranges }),
  };
}

export function readRowChoice({ sort, cells, values, patterns, ranges }: RowAddress): RowChoice {
  if ([sort, cells, values, patterns, ranges].every((part) => part === undefined)) return ALL_ROWS;
  return {
    sort: perColumn(
      partsOf(sort === undefined ? sort : String(sort), ",").flatMap((part) => {
        const column = columnOf(part.replace(/^-/, ""));
        return column === null ? [] : [{ column, isDescending: part.startsWith("-") }];
      }),
    ),
    cells: partsOf(cells, ",").flatMap((part) => {
      const [name, of, ...rest] = part.split(":");
      const kind = CELL_KINDS.find((one) => one === name);
      const column = of === undefined ? null : columnOf(of);
      const isOdd = kind === undefined || (of !== undefined && column === null) || rest.length > 0;
      return isOdd ? [] : [{ kind, column }];
    }),
    values: perColumn(textsOfColumns(values)),
    patterns: perColumn(
      textsOfColumns(patterns).flatMap(({ column, anyOf }) => {
        const texts = anyOf.filter((one) => one !== null);
        return texts.length === 0 ? [] : [{ column, anyOf: texts }];
      }),
    ),
    ranges: perColumn(
      textsOfColumns(ranges).flatMap(({ column, anyOf: [from = null, to = null, ...rest] }) =>
        rest.length > 0 || (from === null && to === null) ? [] : [{ column, from, to }],
      ),
    ),
  };
}

export function writeRowAddress({ sort, cells, values, patterns, ranges }: RowChoice): RowAddress {
  const numbers = sort.map(({ column, isDescending }) => (isDescending ? -1 : 1) * (column + 1));
  return {
    sort: numbers.length === 1 ? numbers[0] : joined(numbers.map(String), ","),
    cells: joined(
      cells.map(({ kind, column }) => (column === null ? kind : `${kind}:${column + 1}`)),
      ",",
    ),
    values: addressOf(values),
    patterns: addressOf(patterns),
    ranges: addressOf(ranges.map(({ column, from, to }) => ({ column, anyOf: [from, to] }))),
  };
}

function textsOfColumns(text: string | undefined): OfColumns<string | null> {
  return partsOf(text, ";").flatMap((part) => {
    const [of = "", texts, ...rest] = part.split(":");
    const column = columnOf(of);
    const anyOf = texts?.split(",").flatMap(readValue) ?? [];
    return column === null || anyOf.length === 0 || rest.length > 0 ? [] : [{ column, anyOf }];
  });
}

function addressOf(columns: OfColumns<string | null>): string | undefined {
  const parts = columns.map(
    ({ column, anyOf }) => `${column + 1}:${anyOf.map((one) => encodeURIComponent(one ?? "")).join(",")}`,
  );
  return joined(parts, ";");
}

const partsOf = (text: string | undefined, sign: string): readonly string[] => text?.split(sign) ?? [];
const joined = (parts: readonly string[], sign: string) => (parts.length === 0 ? undefined : parts.join(sign));
const columnOf = (text: string): number | null => (COLUMN.test(text) ? Number(text) - 1 : null);

function readValue(part: string): (string | null)[] {
  if (part === "") return [null];
  try {
    return [decodeURIComponent(part)];
  } catch {
    return [];
  }
}

/** The first of each column. */
function perColumn<Part extends { readonly column: number }>(parts: readonly Part[]): readonly Part[] {
  return parts.filter(({ column }, index) => parts.findIndex((one) => one.column === column) === index);
}
