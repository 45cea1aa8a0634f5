/** The arguments of `limpid clean --study`. */
import { readArguments } from "../read-arguments.ts";
import { UserError } from "../user-error.ts";

/** Rows counted from 1, the last one included. */
interface RowsAsked {
  readonly first: number;
  readonly last: number;
}

export interface CleanRowsOptions {
  readonly study: string;
  /** A path, or "-" for stdin. */
  readonly input: string;
  /** A path, or "-" for stdout. */
  readonly output: string;
  readonly rows: RowsAsked;
  readonly delimiter: string;
  /** Whether the first row has the titles; undefined where it is to be seen by what it says. */
  readonly header: boolean | undefined;
  readonly quiet: boolean;
}

const ALL: RowsAsked = { first: 1, last: Number.POSITIVE_INFINITY };
const HEADERS: Readonly<Record<string, boolean | undefined>> = { auto: undefined, yes: true, no: false };
/** What a study has settled, and what takes a whole table. */
const BY_STUDY = ["decide", "forms", "repairs", "country"] as const;
const OF_WHOLE = ["cells", "report", "bad-cells", "limit"] as const;

export function readCleanRowsOptions(args: readonly string[]): CleanRowsOptions {
  const { values, positionals } = readArguments(args, {
    study: { type: "string" },
    output: { type: "string", short: "o", default: "-" },
    rows: { type: "string" },
    delimiter: { type: "string", default: "," },
    header: { type: "string", default: "auto" },
    quiet: { type: "boolean", short: "q", default: false },
    decide: { type: "string", multiple: true },
    forms: { type: "string" },
    repairs: { type: "string" },
    country: { type: "string" },
    cells: { type: "string" },
    report: { type: "string" },
    "bad-cells": { type: "string" },
    limit: { type: "string" },
  });
  for (const name of BY_STUDY)
    if (values[name] !== undefined) throw new UserError(`--${name} is set by the study: pass it to "limpid study"`);
  for (const name of OF_WHOLE)
    if (values[name] !== undefined) throw new UserError(`--${name} does not work with --study, which cleans a part`);
  const { study, output, header, quiet } = values;
  if (study === undefined || study === "-") throw new UserError("Name the file of the study with --study");
  const [input = "-", ...more] = positionals;
  if (more.length > 0) throw new UserError(`One file at a time; "${more[0]}" is one too many`);
  if (!Object.hasOwn(HEADERS, header)) throw new UserError(`--header takes one of auto, yes, no, not "${header}"`);
  return {
    study,
    input,
    output,
    rows: readRows(values.rows),
    delimiter: readDelimiter(values.delimiter),
    header: HEADERS[header],
    quiet,
  };
}

function readRows(text: string | undefined): RowsAsked {
  if (text === undefined) return ALL;
  const [, first = "", last = ""] = /^(\d{1,12})-(\d{0,12})$/.exec(text) ?? [];
  const rows = { first: Number(first), last: last === "" ? ALL.last : Number(last) };
  if (first !== "" && rows.first >= 1 && rows.last >= rows.first) return rows;
  throw new UserError(`--rows takes the first and the last row, such as 1-1000 or 1001-, not "${text}"`);
}

function readDelimiter(text: string): string {
  const delimiter = text.replaceAll("\\t", "\t");
  if (delimiter !== "" && !/["\r\n]/.test(delimiter)) return delimiter;
  throw new UserError(`--delimiter takes the text between cells, such as ";" or "\\t", not "${text}"`);
}
