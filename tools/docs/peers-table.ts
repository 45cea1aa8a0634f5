/** The comparison with other tools as one table, out of the newest results of `npm run bench -- peers`. */
import type { PeerFigures } from "../../bench/peers.ts";
import type { Machine } from "../../bench/support/describe-machine.ts";

export interface PeersTable {
  readonly measuredOn: string;
  readonly machine: string;
  readonly versions: readonly string[];
  readonly peers: readonly string[];
  readonly rows: readonly PeersRow[];
}

export interface PeersRow {
  readonly title: string;
  /** One a peer; null where it makes no such claim, or was not asked. */
  readonly cells: readonly (PeersCell | null)[];
}

interface PeersCell {
  readonly text: string;
  readonly isBest: boolean;
}

type Measures = Readonly<Record<string, number>>;

/** Ids in the results, and names. */
const PEERS = {
  limpid: "Limpid",
  chrono: "chrono-node",
  dateparser: "dateparser",
  dateutil: "dateutil",
  pandas: "pandas",
  polars: "polars",
  duckdb: "DuckDB",
  clevercsv: "CleverCSV",
  csvkit: "csvkit",
};

export function peersTable({
  machine,
  figures,
}: {
  readonly machine: Machine;
  readonly figures: PeerFigures;
}): PeersTable {
  return {
    measuredOn: machine.date,
    machine: `${machine.system}, ${machine.cores} cores, Node ${machine.node.replace(/^v/, "")}, load ${machine.load}`,
    versions: figures.versions,
    peers: Object.values(PEERS),
    rows: rowsOf(figures),
  };
}

function rowsOf({ dates, dialects, tables, speed, realLines, realFiles }: PeerFigures): readonly PeersRow[] {
  const inWords = (name: string): boolean => name.startsWith("words: ");
  const per10000 = tables.map(({ peer, rightCells: { right, of } }) => [peer, (10_000 * (of - right)) / of] as const);
  return [
    percentRow(
      "Dates of numbers, read right",
      sharesOf(dates, (name) => !inWords(name) && name !== "English words"),
    ),
    percentRow(
      "Dates in English words, read right",
      sharesOf(dates, (name) => name === "English words"),
    ),
    percentRow("Dates in words of the other languages it claims, read right", sharesOf(dates, inWords)),
    percentRow(
      "Delimiter of a table found",
      measures(dialects, ({ delimiter, files }) => (100 * delimiter) / files),
    ),
    percentRow(
      "Table in any dialect read right",
      measures(dialects, ({ table, files }) => (100 * table) / files),
    ),
    percentRow(
      "Columns of dates typed",
      measures(tables, ({ dateColumns }) => (100 * dateColumns.right) / dateColumns.of),
    ),
    percentRow(
      "Columns of numbers typed",
      measures(tables, ({ numberColumns: { right, of } }) => (100 * right) / of),
    ),
    row("Right cells damaged, of 10,000", Object.fromEntries(per10000), { digits: 1, isLow: true }),
    percentRow(
      "Provable errors mended",
      measures(tables, ({ mended }) => (100 * mended.right) / mended.of),
    ),
    row(
      `${speed.rows.toLocaleString("en")} rows, CPU seconds (Limpid also cleans)`,
      measures(speed.figures, ({ cpuSeconds }) => cpuSeconds),
      { digits: 2, isLow: true },
    ),
    ...(realLines === null ? [] : lineRows(realLines)),
    ...(realFiles === null ? [] : fileRows(realFiles)),
  ];
}

function lineRows(lines: NonNullable<PeerFigures["realLines"]>): readonly PeersRow[] {
  const others = lines.flatMap(({ peer, others: right }) => (right === null ? [] : [{ peer, right }]));
  return [
    percentRow(
      "Real English lines of dates, read right",
      measures(lines, ({ english }) => english),
    ),
    percentRow(
      "Real lines in other languages, read right",
      measures(others, ({ right }) => right),
    ),
    row(
      "Real lines without a date, one found",
      measures(lines, ({ falseAlarms }) => falseAlarms),
      { unit: " %", isLow: true },
    ),
  ];
}

function fileRows(files: NonNullable<PeerFigures["realFiles"]>): readonly PeersRow[] {
  return [
    percentRow(
      "Delimiter of real files found",
      measures(files, ({ delimiter }) => delimiter),
    ),
    percentRow(
      "Real files read right",
      measures(files, ({ table }) => table),
    ),
  ];
}

function measures<T extends { readonly peer: string }>(figures: readonly T[], measure: (one: T) => number): Measures {
  return Object.fromEntries(figures.map((one) => [one.peer, measure(one)]));
}

/** Over all lines of the groups. */
function sharesOf(dates: PeerFigures["dates"], isMeant: (group: string) => boolean): Measures {
  const figures = dates.filter(({ group }) => isMeant(group)).flatMap((group) => group.figures);
  const sum = (peer: string, part: "right" | "lines"): number =>
    figures.filter((one) => one.peer === peer).reduce((total, one) => total + one[part], 0);
  return measures(figures, ({ peer }) => (100 * sum(peer, "right")) / sum(peer, "lines"));
}

function percentRow(title: string, found: Measures): PeersRow {
  return row(title, found, { unit: " %" });
}

interface Writing {
  readonly unit?: string;
  readonly digits?: number;
  /** Whether less is better. */
  readonly isLow?: boolean;
}

/** Several may be best, by the digits that are shown. */
function row(title: string, found: Measures, { unit = "", digits = 1, isLow = false }: Writing): PeersRow {
  const shown = Object.keys(PEERS).map((peer) => {
    const value = found[peer];
    return value === undefined ? null : Number(value.toFixed(digits));
  });
  const values = shown.filter((value) => value !== null);
  const best = isLow ? Math.min(...values) : Math.max(...values);
  return {
    title,
    cells: shown.map((value) => (value === null ? null : { text: `${value}${unit}`, isBest: value === best })),
  };
}
