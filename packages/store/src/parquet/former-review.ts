/**
 * Reviews of the format before, which held every cell: by column the output where it is not the text (`o0`, …), and the rest
 * of the verdict (`v0`, …) as a digit of flags and JSON. They are written anew when somebody first asks for them.
 */

import { rm } from "node:fs/promises";
import type { DuckDBConnection } from "@duckdb/node-api";
import { type CleanColumn, type CleanTable, isRepair, plainGuess, type Verdict, type VerdictKind } from "@limpid/table";
import { temporaryName } from "../files/write-durably.ts";
import { unlessDamaged } from "./damaged-file.ts";
import { literal, readNumbers, withDuckDb } from "./duckdb.ts";
import { checkFormat, SINCE, UnknownFormat } from "./format-version.ts";
import { joinReviews } from "./join-reviews.ts";
import type { ReviewPaths } from "./review-row.ts";
import { writeReview } from "./write-review.ts";

const FORMER = "1";
const CELLS_AT_A_TIME = 1_000_000;
const MAX_ROWS = 50_000;
const MIN_ROWS = 50;
const FLAGS = { notClean: 1, invalid: 2, missing: 4 } as const;
const FAILED = 3;

/**
 * Reads what needs the review of a table, whichever of the two formats it is in. Rejects with `DamagedFile` where one of
 * the paths is why it cannot.
 */
export async function withReview<Found>(paths: ReviewPaths, read: () => Promise<Found>): Promise<Found> {
  return await unlessDamaged(Object.values(paths), async () => {
    try {
      return await read();
    } catch (error) {
      if (!isFormer(error)) throw error;
      await rewriteReview(paths);
      return await read();
    }
  });
}

export function isFormer(error: unknown): boolean {
  return error instanceof UnknownFormat && error.version === FORMER;
}

async function rewriteReview(paths: ReviewPaths): Promise<void> {
  await withDuckDb(async (connection) => {
    try {
      await rewrite(connection, paths);
    } catch (error) {
      // Another worker may have been as quick.
      const isDone = checkFormat(connection, SINCE.review, paths.review, paths.plain).then(() => true);
      if (!(await isDone.catch(() => false))) throw error;
    }
  });
}

async function rewrite(connection: DuckDBConnection, paths: ReviewPaths): Promise<void> {
  const parts: ReviewPaths[] = [];
  const [rows, columns] = await measure(connection, paths.review);
  const step = Math.min(MAX_ROWS, Math.max(MIN_ROWS, Math.floor(CELLS_AT_A_TIME / Math.max(1, columns))));
  try {
    for (let firstRow = 0; firstRow === 0 || firstRow < rows; firstRow += step) {
      const part = { review: temporaryName(paths.review), plain: temporaryName(paths.plain) };
      parts.push(part);
      await writeReview(part, await readPart(connection, paths.review, { firstRow, step, columns }), firstRow);
    }
    await joinReviews(connection, { parts, paths, columns });
  } finally {
    for (const path of parts.flatMap(Object.values)) await rm(path, { force: true });
  }
}

async function measure(connection: DuckDBConnection, review: string): Promise<[rows: number, columns: number]> {
  const [rows = 0] = await readNumbers(connection, `select count(*) from read_parquet(${literal(review)})`);
  const fields = await connection.runAndReadAll(`describe select * from read_parquet(${literal(review)})`);
  return [rows, Math.floor((fields.currentRowCount - 1) / 2)];
}

async function readPart(
  connection: DuckDBConnection,
  review: string,
  { firstRow, step, columns }: { readonly firstRow: number; readonly step: number; readonly columns: number },
): Promise<CleanTable> {
  const fields = Array.from({ length: columns }, (_, column) => `o${column}, v${column}`);
  const reader = await connection.runAndReadAll(
    `select cast(to_json([${fields.join(", ")}]) as varchar) from read_parquet(${literal(review)})
     where row >= ${firstRow} and row < ${firstRow + step} order by row`,
  );
  const rows = reader.getRows().map(([json]) => JSON.parse(String(json)) as (string | null)[]);
  const made = Array.from({ length: columns }, (_, column) => encode(rows, column));
  return { columns: made, rowCount: rows.length };
}

function encode(rows: readonly (readonly (string | null)[])[], column: number): CleanColumn {
  const codeOf = new Map<string, number>();
  const verdicts: Verdict[] = [];
  const codes = Uint32Array.from(rows, (row) => {
    const [output, text] = [row[column * 2] ?? null, row[column * 2 + 1] ?? ""];
    // Most outputs are as they were read; the rest of the verdict is JSON, and begins with a digit.
    const key = output === null ? text : `"${text}${output}`;
    const code = codeOf.get(key) ?? verdicts.push(unpack(output, text)) - 1;
    codeOf.set(key, code);
    return code;
  });
  return { ...COLUMN, verdicts, codes };
}

/** Of a column, a review holds nothing but verdicts. */
const COLUMN = {
  title: "",
  entity: plainGuess(""),
  type: "text",
  classType: "text",
  evidence: [],
  decisions: [],
} as const;

type Packed = [
  prob: number,
  msg: string,
  rule: string,
  missing: "MISSING" | "VALID",
  missingProb: number,
  naCode: number,
  alternatives: readonly [output: string, prob: number][],
];

const FINE = '0[1,"","","VALID",1,0,[]]';

/** The text that was read lies elsewhere: here stands one that is the output, or is not, as that was. */
function unpack(output: string | null, text: string): Verdict {
  const packed = text === "" ? FINE : text;
  const flags = packed.charCodeAt(0) - 48;
  const [prob, msg, rule, missing, probability, naCode, pairs] = JSON.parse(packed.slice(1)) as Packed;
  const said = {
    raw: output === null ? "" : `not ${output}`,
    prob,
    msg,
    rule,
    missing: missing === "MISSING" ? probability : 1 - probability,
    alternatives: pairs.map(([other, likelihood]) => ({ output: other, prob: likelihood })),
  };
  const kind = naCode === FAILED ? "failed" : kindOf(flags, output, rule);
  return kind === "missing" ? { ...said, kind, output: null } : { ...said, kind, output: output ?? "" };
}

function kindOf(flags: number, output: string | null, rule: string): Exclude<VerdictKind, "failed"> {
  if ((flags & FLAGS.missing) !== 0) return "missing";
  if ((flags & FLAGS.invalid) !== 0) return "invalid";
  if ((flags & FLAGS.notClean) !== 0) return "proposed";
  if (output === null) return "kept";
  return isRepair(rule) ? "repaired" : "written";
}
