/** Reads the verdicts on chosen cells of a cleaned table, before any edit. */
import type { DuckDBConnection, DuckDBValue } from "@duckdb/node-api";
import type { Verdict } from "@limpid/table";
import { literal } from "../parquet/duckdb.ts";
import {
  type CellPlace,
  fromReviewRow,
  plainVerdict,
  REVIEW_FIELDS,
  type ReviewedPaths,
  type ReviewRow,
} from "../parquet/review-row.ts";

/** Number of places per query, since a query reads all its rows for all its columns. */
const PLACES_AT_A_TIME = 500;
/** From this many places on, reading whole columns is faster. */
const MANY_PLACES = 4 * PLACES_AT_A_TIME;

/** Returns the verdicts in the order of the places; undefined if there is no such cell. */
export async function readVerdicts(
  connection: DuckDBConnection,
  paths: ReviewedPaths,
  places: readonly CellPlace[],
): Promise<(Verdict | undefined)[]> {
  if (places.length > MANY_PLACES) return await readManyVerdicts(connection, paths, places);
  const found: (Verdict | undefined)[] = [];
  for (let first = 0; first < places.length; first += PLACES_AT_A_TIME) {
    const wanted = places.slice(first, first + PLACES_AT_A_TIME);
    const rows = `row in (${[...new Set(wanted.map(({ row }) => row))].join(", ")})`;
    const [texts, reviews] = [
      await readTexts(connection, paths, rows, wanted),
      await readReviewRows(connection, paths.review, rows),
    ];
    found.push(
      ...wanted.map((place) => {
        const plain = texts.get(placeKey(place));
        const review = reviews.get(placeKey(place));
        if (plain === undefined) return undefined;
        return review === undefined ? plainVerdict(plain.raw, plain.prob) : fromReviewRow(plain.raw, review);
      }),
    );
  }
  return found;
}

async function readManyVerdicts(
  connection: DuckDBConnection,
  paths: ReviewedPaths,
  places: readonly CellPlace[],
): Promise<(Verdict | undefined)[]> {
  await createPlaces(connection, places);
  const found: (Verdict | undefined)[] = places.map(() => undefined);
  for (const column of new Set(places.map((place) => place.column)))
    await readOfColumn(connection, paths, column, found);
  await connection.run("drop table places");
  return found;
}

/** `place` is the index in the request. */
async function createPlaces(connection: DuckDBConnection, places: readonly CellPlace[]): Promise<void> {
  await connection.run(`create temp table places (place integer, row bigint, "column" integer)`);
  const appender = await connection.createAppender("places");
  for (const [index, { row, column }] of places.entries()) {
    appender.appendInteger(index);
    appender.appendBigInt(BigInt(row));
    appender.appendInteger(column);
    appender.endRow();
  }
  appender.closeSync();
}

/** Puts the verdicts at the indexes of their places. Reading values by column takes half the time of reading rows. */
async function readOfColumn(
  connection: DuckDBConnection,
  { ingest, plain, review }: ReviewedPaths,
  column: number,
  found: (Verdict | undefined)[],
): Promise<void> {
  const reader = await connection.runAndReadAll(
    `select place, i.c${column}, p.p${column}, ${REVIEW_FIELDS.join(", ")}
     from (select place, row from places where "column" = ${column}) as wanted
     join read_parquet(${literal(ingest)}) as i using (row)
     join read_parquet(${literal(plain)}) as p using (row)
     left join (select * from read_parquet(${literal(review)}) where "column" = ${column}) as r using (row)`,
  );
  const [places = [], raws = [], probs = [], kinds = [], ...fields] = reader.getColumns();
  const plainOf = rememberPlain();
  for (const [index, place] of places.entries()) {
    const raw = textOf(raws[index]) ?? "";
    const kind = kinds[index];
    found[Number(place)] =
      kind === null
        ? plainOf(raw, Number(probs[index]))
        : fromReviewRow(raw, toReviewRow([kind, ...fields.map((values) => values[index])]));
  }
}

/** Returns one shared verdict for equal cells. */
function rememberPlain(): typeof plainVerdict {
  const known = new Map<string, Verdict>();
  return (raw, prob) => {
    const alike = known.get(raw);
    if (alike?.prob === prob) return alike;
    const verdict = plainVerdict(raw, prob);
    known.set(raw, verdict);
    return verdict;
  };
}

interface PlainCell {
  readonly raw: string;
  /** Meaningless if the cell is not plain. */
  readonly prob: number;
}

async function readTexts(
  connection: DuckDBConnection,
  { ingest, plain }: ReviewedPaths,
  rows: string,
  places: readonly CellPlace[],
): Promise<ReadonlyMap<string, PlainCell>> {
  const columns = [...new Set(places.map(({ column }) => column))];
  const fields = columns.map((column) => `i.c${column}, p.p${column}`).join(", ");
  const reader = await connection.runAndReadAll(
    `select p.row, ${fields}
     from (select * from read_parquet(${literal(plain)}) where ${rows}) as p
     join (select * from read_parquet(${literal(ingest)}) where ${rows}) as i on i.row = p.row`,
  );
  return new Map(
    reader.getRows().flatMap(([row, ...values]) =>
      columns.map((column, index) => {
        const [raw, prob] = [textOf(values[index * 2]), values[index * 2 + 1]];
        return [placeKey({ row: Number(row), column }), { raw: raw ?? "", prob: Number(prob) }] as const;
      }),
    ),
  );
}

async function readReviewRows(
  connection: DuckDBConnection,
  review: string,
  rows: string,
): Promise<ReadonlyMap<string, ReviewRow>> {
  const reader = await connection.runAndReadAll(
    `select row, "column", ${REVIEW_FIELDS.join(", ")} from read_parquet(${literal(review)}) where ${rows}`,
  );
  return new Map(
    reader.getRows().map((values) => {
      const { place, row } = toPlacedRow(values);
      return [placeKey(place), row];
    }),
  );
}

/** Expects the fields `row`, `column` and those of a review. */
export function toPlacedRow([row, column, ...fields]: readonly (DuckDBValue | undefined)[]): {
  readonly place: CellPlace;
  readonly row: ReviewRow;
} {
  return { place: { row: Number(row), column: Number(column) }, row: toReviewRow(fields) };
}

/** Expects the fields of a review. */
function toReviewRow([kind, output, prob, rule, message, missing, alternatives]: readonly (
  | DuckDBValue
  | undefined
)[]): ReviewRow {
  return {
    kind: kind as ReviewRow["kind"],
    output: textOf(output),
    prob: Number(prob),
    rule: String(rule),
    message: String(message),
    missing: Number(missing),
    alternatives: textOf(alternatives),
  };
}

export function placeKey({ row, column }: CellPlace): string {
  return `${row},${column}`;
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
