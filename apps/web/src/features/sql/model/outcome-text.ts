/** What came of a query, in words. */
import { SQL_LIMITS, type SqlReply, type ViewCut } from "@limpid/contract";
import { counted } from "../../../lib/counted.ts";

const SECOND_MS = 1000;

export function outcomeText({ num_rows: rows, num_columns: columns, elapsed_ms: ms }: SqlReply): string {
  return `${counted(rows, "row")} · ${counted(columns, "column")} · ${durationText(ms)}`;
}

function durationText(ms: number): string {
  return ms < SECOND_MS ? `${ms} ms` : `${(ms / SECOND_MS).toFixed(1)} s`;
}

const { resultRows, resultColumns, resultMb, cellCharacters } = SQL_LIMITS;
const CUTS: Readonly<Record<ViewCut, string>> = {
  rows: `only the first ${resultRows.toLocaleString("en")} rows are kept`,
  columns: `only the first ${resultColumns.toLocaleString("en")} columns are kept`,
  cells: `cells are cut at ${cellCharacters.toLocaleString("en")} characters`,
  bytes: `only the first ${resultMb} MB are kept`,
};

/** Which tables were taken where others have the same name; null where there was no choice. */
export function ownTablesText({ tables }: Pick<SqlReply, "tables">): string | null {
  const taken = tables.filter(({ namesakes }) => namesakes > 0);
  if (taken.length === 0) return null;
  const names = taken.map(({ names }) => `"${names[0] ?? ""}"`).join(", ");
  const others = taken.reduce((sum, { namesakes }) => sum + namesakes, 0);
  return `${names} is your own table; ${counted(others, "other table")} ${others === 1 ? "has" : "have"} this name`;
}

/** Null where all of it is there. */
export function cutText({ cut }: Pick<SqlReply, "cut">): string | null {
  return cut.length === 0 ? null : `There is more: ${cut.map((one) => CUTS[one]).join(", ")}`;
}
