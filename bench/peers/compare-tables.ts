/** Tables whose cells are known: the types that peers give the columns, and what becomes of right and of wrong cells. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import papaparse from "papaparse";
import { askPeer } from "./ask-peer.ts";
import { isSameMeaning } from "./same-meaning.ts";

const FIXTURES = "fixtures/cleaning";
export const TABLE_PEERS = ["limpid", "duckdb", "polars", "pandas", "csvkit"];

export interface KnownTable {
  readonly path: string;
  readonly header: readonly string[];
  /** The rows as they were handed in, without the header. */
  readonly dirty: readonly (readonly string[])[];
  readonly clean: readonly (readonly string[])[];
  /** Cells that are wrong, as "row column", with whether the table proves the right value. */
  readonly errors: ReadonlyMap<string, "repair" | "flag">;
}

export interface TableFigures {
  readonly peer: string;
  readonly refused: number;
  readonly dateColumns: Share;
  readonly numberColumns: Share;
  readonly rightCells: Share;
  readonly mended: Share;
  readonly cpuSeconds: number;
}

interface Share {
  readonly right: number;
  readonly of: number;
}

interface Read {
  readonly types?: readonly string[];
  readonly rows?: readonly (readonly string[])[];
}

/** The tables of the fixtures, written with commas, so that reading their dialect is not the question. */
export function loadTables(scratch: string): readonly KnownTable[] {
  return readdirSync(FIXTURES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const [header = [], ...dirty] = parse(join(FIXTURES, name, "dirty.csv"));
      const [, ...clean] = parse(join(FIXTURES, name, "clean.csv"));
      const path = join(scratch, `${name}.csv`);
      writeFileSync(path, `${papaparse.unparse([header, ...dirty], { newline: "\n" })}\n`);
      return { path, header, dirty, clean, errors: readErrors(join(FIXTURES, name, "expected.json"), header) };
    });
}

function parse(path: string): readonly (readonly string[])[] {
  return papaparse.parse<string[]>(readFileSync(path, "utf8"), { skipEmptyLines: true }).data;
}

function readErrors(path: string, header: readonly string[]): ReadonlyMap<string, "repair" | "flag"> {
  const { errors } = JSON.parse(readFileSync(path, "utf8")) as {
    readonly errors: readonly { readonly row: number; readonly column: string; readonly expect: "repair" | "flag" }[];
  };
  return new Map(errors.map(({ row, column, expect }) => [`${row - 1} ${header.indexOf(column)}`, expect]));
}

export function compareTables(tables: readonly KnownTable[]): readonly TableFigures[] {
  return TABLE_PEERS.map((peer) => {
    const { answers, cpuSeconds } = askPeer<Read>(
      { kind: "tables", peer },
      tables.map(({ path }) => path),
    );
    const scores = answers.flatMap((answer, index) => {
      const table = tables[index];
      return table === undefined || answer.rows?.length !== table.dirty.length ? [] : [scoreTable(answer, table)];
    });
    const sum = (part: keyof TableScore): Share => ({
      right: scores.reduce((total, score) => total + score[part].right, 0),
      of: scores.reduce((total, score) => total + score[part].of, 0),
    });
    return {
      peer,
      refused: tables.length - scores.length,
      dateColumns: sum("dateColumns"),
      numberColumns: sum("numberColumns"),
      rightCells: sum("rightCells"),
      mended: sum("mended"),
      cpuSeconds,
    };
  });
}

type TableScore = Readonly<Record<"dateColumns" | "numberColumns" | "rightCells" | "mended", Share>>;

function scoreTable({ types = [], rows = [] }: Read, { dirty, clean, errors }: KnownTable): TableScore {
  const kinds = (clean[0] ?? []).map((_, column) => knownType(clean.map((row) => row[column] ?? "")));
  const ofType = (wanted: string): Share => {
    const columns = kinds.flatMap((kind, column) => (kind === wanted ? [column] : []));
    return { right: columns.filter((column) => types[column] === wanted).length, of: columns.length };
  };
  const cells = dirty.flatMap((row, index) =>
    row.map((raw, column) => ({
      raw,
      truth: clean[index]?.[column] ?? "",
      got: rows[index]?.[column] ?? "",
      error: errors.get(`${index} ${column}`),
    })),
  );
  const right = cells.filter(({ error }) => error === undefined);
  const wrong = cells.filter(({ error }) => error === "repair");
  return {
    dateColumns: ofType("date"),
    numberColumns: ofType("number"),
    // The text as it was, or what it means.
    rightCells: shareOf(
      right,
      ({ got, raw, truth }) => got === raw || isSameMeaning(got, raw) || isSameMeaning(got, truth),
    ),
    mended: shareOf(wrong, ({ got, truth }) => isSameMeaning(got, truth)),
  };
}

function shareOf<T>(all: readonly T[], isRight: (one: T) => boolean): Share {
  return { right: all.filter(isRight).length, of: all.length };
}

/** Dates and measured numbers. Undefined where either type is right: whole numbers may be codes. */
function knownType(texts: readonly string[]): "date" | "number" | undefined {
  const values = texts.filter((text) => text !== "");
  if (values.length === 0) return undefined;
  if (values.every((text) => /^\d{4}-\d\d-\d\d(?:[T ]|$)/.test(text))) return "date";
  const isNumber = values.every((text) => /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text));
  return isNumber && values.some((text) => text.includes(".")) ? "number" : undefined;
}
