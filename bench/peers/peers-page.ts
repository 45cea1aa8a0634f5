/** The page of the comparison: one table of what matters most, then each part with its material. */
import { rounded } from "../support/statistics.ts";
import { markdownTable } from "../support/write-results.ts";
import type { DateFigures } from "./compare-dates.ts";
import type { DialectFigures } from "./compare-dialects.ts";
import type { SpeedFigures } from "./compare-speed.ts";
import type { TableFigures } from "./compare-tables.ts";
import type { FileFigures, LineFigures } from "./score-evaluation.ts";

export interface PeerFigures {
  readonly versions: readonly string[];
  readonly dates: readonly { readonly group: string; readonly figures: readonly DateFigures[] }[];
  readonly dialects: readonly DialectFigures[];
  readonly tables: readonly TableFigures[];
  readonly speed: { readonly rows: number; readonly figures: readonly SpeedFigures[] };
  /** Null where the evaluation data does not lie beside. */
  readonly realLines: readonly LineFigures[] | null;
  readonly realFiles: readonly FileFigures[] | null;
}

export function peersPage(figures: PeerFigures): string {
  return `${figures.versions.join(", ")}, each with the options that its documentation names for the purpose (bench/peers).

## Dates

Percent of lines whose first reading is the right day; behind it microseconds of CPU time a line. The order of the numbers and
the language are told to all that can be told; a peer is asked only for what it claims to read. "limpid-column" reads the lines
of a group as one column, as do pandas and tables.

${datesTable(figures.dates)}

## Dialects

The ${figures.dialects[0]?.files ?? 0} files are the right tables of fixtures/cleaning with five delimiters and two quotes (DuckDB is not
asked for the fifth, ~, which it does not look for). The table is right when its size, its first and its last row are. Seconds include the start of the program.

${markdownTable(
  ["", "delimiter, %", "table, %", "seconds"],
  figures.dialects.map(({ peer, files, delimiter, table, seconds }) => [
    peer,
    percent(delimiter, files),
    percent(table, files),
    rounded(seconds),
  ]),
)}

## Types and damage

The tables of fixtures/cleaning as they were handed in, with commas: made for this project, and known to who wrote the rules. A
right cell is damaged when it comes out neither as it was nor meaning the same. Errors are those that the table itself proves.

${markdownTable(
  ["", "date columns typed", "number columns typed", "right cells damaged", "errors mended", "tables refused"],
  figures.tables.map(({ peer, dateColumns, numberColumns, rightCells, mended, refused }) => [
    peer,
    `${dateColumns.right} of ${dateColumns.of}`,
    `${numberColumns.right} of ${numberColumns.of}`,
    `${rightCells.of - rightCells.right} of ${rightCells.of}`,
    `${mended.right} of ${mended.of}`,
    refused,
  ]),
)}

## Speed

${figures.speed.rows.toLocaleString("en")} rows of ten columns read and typed, one thread each, seconds of CPU time. Limpid also cleans and checks every
cell and compares the rows; the others do not.

${markdownTable(
  ["", "CPU seconds"],
  figures.speed.figures.map(({ peer, cpuSeconds }) => [peer, rounded(cpuSeconds)]),
)}

## Real lines and files

${realPart(figures)}`;
}

function datesTable(groups: PeerFigures["dates"]): string {
  const peers = [...new Set(groups.flatMap(({ figures }) => figures.map(({ peer }) => peer)))];
  return markdownTable(
    ["", ...peers],
    groups.map(({ group, figures }) => [
      group,
      ...peers.map((peer) => {
        const found = figures.find((one) => one.peer === peer);
        if (found === undefined) return "–";
        return `${percent(found.right, found.lines)} · ${rounded((found.cpuSeconds / found.lines) * 1e6, 2)}`;
      }),
    ]),
  );
}

function realPart({ realLines: lines, realFiles: files }: PeerFigures): string {
  if (lines === null || files === null) return "Skipped, for the evaluation data did not lie beside.";
  return `Both are what Limpid was developed against, the others were not. Lines of dates from the tests and data of many projects
(${lines[0]?.lines ?? 0} with a date), nothing told; chrono-node and dateutil claim English alone. "False alarms": percent of the lines without a date
in which one is found.

${markdownTable(
  ["", "English lines right, %", "other languages right, %", "false alarms, %"],
  lines.map(({ peer, english, others, falseAlarms }) => [peer, english, others ?? "–", falseAlarms]),
)}

Files of CSV in UTF-8 that can be read (${files[0]?.files ?? 0}). pandas and csvkit take a header for granted.

${markdownTable(
  ["", "delimiter, %", "header, %", "table, %"],
  files.map(({ peer, delimiter, header, table }) => [peer, delimiter, header, table]),
)}`;
}

/** Rounded down: 100 is all. */
function percent(part: number, whole: number): string {
  return String(Math.floor((1000 * part) / Math.max(1, whole)) / 10);
}
