/**
 * Limpid beside the tools that people use for the same: dates, dialects, types, damage and speed on the same lines and files. What each
 * reads is checked before its time counts; how each is called stands in bench/peers. `--parts` measures some parts only, and the
 * others stay as the newest results have them.
 */
import { resolve } from "node:path";
import { peerVersions } from "./peers/ask-peer.ts";
import { compareDates, type DateFigures, makeGroups } from "./peers/compare-dates.ts";
import { compareDialects, type DialectFigures, writeDialects } from "./peers/compare-dialects.ts";
import { compareSpeed, type SpeedFigures } from "./peers/compare-speed.ts";
import { compareTables, loadTables, type TableFigures } from "./peers/compare-tables.ts";
import { type FileFigures, hasEvaluation, type LineFigures, scoreFiles, scoreLines } from "./peers/score-evaluation.ts";
import { seededRandom } from "./support/random.ts";
import { scenario } from "./support/scenario.ts";
import { percent, rounded } from "./support/statistics.ts";
import { type Row, readNewestResults, type Section } from "./support/write-results.ts";

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

const SEED = 14;

export default scenario({
  title: "Limpid and its peers",
  options: {
    eval: "../shared/eval",
    lines: 1000,
    rows: 100_000,
    runs: 3,
    parts: ["dates", "dialects", "tables", "speed", "realLines", "realFiles"],
  },
  measure: async ({ lines, rows, runs, parts, ...options }, { scratch }) => {
    const folder = resolve(options.eval);
    const isThere = hasEvaluation(folder);
    if (!isThere) console.log(`Real lines and files are skipped: there is no evaluation data at "${options.eval}"`);
    const part = async <Name extends keyof PeerFigures>(
      name: Name,
      compare: () => PeerFigures[Name] | Promise<PeerFigures[Name]>,
    ): Promise<PeerFigures[Name]> => {
      if (!(parts as readonly string[]).includes(name)) return readNewestResults<PeerFigures>("peers").figures[name];
      console.log(`${name} …`);
      return await compare();
    };
    const tables = loadTables(scratch);
    const figures: PeerFigures = {
      versions: [...peerVersions(), "chrono-node 2.10.3"],
      dates: await part("dates", () =>
        makeGroups(lines, seededRandom(SEED)).map((group) => ({ group: group.name, figures: compareDates(group) })),
      ),
      dialects: await part("dialects", () => compareDialects(writeDialects(tables, scratch))),
      tables: await part("tables", () => compareTables(tables)),
      speed: await part("speed", async () => ({ rows, figures: await compareSpeed(rows, runs, scratch) })),
      realLines: await part("realLines", () => (isThere ? scoreLines(folder, scratch) : null)),
      realFiles: await part("realFiles", () => (isThere ? scoreFiles(folder, scratch) : null)),
    };
    return { page: describe(figures), figures };
  },
});

function describe({ versions, dates, dialects, tables, speed, realLines, realFiles }: PeerFigures): Section[] {
  return [
    `${versions.join(", ")}, each with the options that its documentation names for the purpose (bench/peers).`,
    `## Dates

Percent of lines whose first reading is the right day; behind it microseconds of CPU time a line. The order of the numbers and the
language are given to all that can be given them; a peer is asked only for what it claims to read. "limpid-column" reads the lines of a
group as one column, as do pandas and tables.`,
    dates.map(describeDates),
    `## Dialects

The ${dialects[0]?.files ?? 0} files are the right tables of fixtures/cleaning with five delimiters and two quotes (DuckDB is not asked for the fifth,
~, which it does not look for). The table is right when its size, its first and its last row are. Seconds include the start of the program.`,
    dialects.map(({ peer, files, delimiter, table, seconds }) => ({
      peer,
      "delimiter, %": percent(delimiter, files),
      "table, %": percent(table, files),
      seconds,
    })),
    `## Types and damage

The tables of fixtures/cleaning as they were handed in, with commas: made for this project, and known to its authors. A right cell is damaged
when it comes out neither as it was nor meaning the same. Errors are those that the table itself proves.`,
    tables.map(({ peer, dateColumns, numberColumns, rightCells, mended, refused }) => ({
      peer,
      "date columns typed": `${dateColumns.right} of ${dateColumns.of}`,
      "number columns typed": `${numberColumns.right} of ${numberColumns.of}`,
      "right cells damaged": `${rightCells.of - rightCells.right} of ${rightCells.of}`,
      "errors mended": `${mended.right} of ${mended.of}`,
      "tables refused": refused,
    })),
    `## Speed

${speed.rows} rows of ten columns read and typed, one thread each. Limpid also cleans and checks every cell and compares the rows; the others
do not.`,
    speed.figures,
    `## Real lines and files

Limpid was developed against both, the others were not. Nothing is given with the lines of dates from the tests and data of many projects;
chrono-node and dateutil claim English alone. False alarms are the lines without a date in which one is found, in percent. The files are CSV
in UTF-8 that can be read; pandas and csvkit take a header for granted.`,
    ...(realLines === null || realFiles === null
      ? ["Skipped, for the evaluation data did not lie beside."]
      : [realLines, realFiles]),
  ];
}

function describeDates({ group, figures }: PeerFigures["dates"][number]): Row {
  const cells = figures.map(({ peer, right, lines, cpuSeconds }) => [
    peer,
    `${percent(right, lines)} · ${rounded((cpuSeconds / lines) * 1e6, 2)}`,
  ]);
  return { group, ...Object.fromEntries(cells) };
}
