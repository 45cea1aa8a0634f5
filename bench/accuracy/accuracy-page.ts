/** The figures of the accuracy bench as a page to read. */
import { markdownTable } from "../support/write-results.ts";
import type { TableFigures } from "./score-cells.ts";
import type { ClassFigures } from "./score-classes.ts";
import type { DamageFigures } from "./score-damage.ts";
import type { DateFigures, DateRates } from "./score-dates.ts";
import type { KindFigures } from "./score-ingest.ts";
import { percent } from "./scorer.ts";

export interface AccuracyFigures {
  readonly damage: DamageFigures;
  readonly cells: readonly TableFigures[];
  readonly classes: ClassFigures;
  readonly dates: DateFigures;
  readonly ingest: readonly KindFigures[];
}

/** Of about 70 figures of the dates scorer, those that are looked at first. */
const DATE_LINES = [
  "pos",
  "absolute",
  "absolute:en",
  "absolute:other",
  "precision",
  "neg:FP",
  "amb:recall",
  "amb:first",
];
const DATE_COLUMNS = ["cell", "ambiguous cell", "whole column"];

export function accuracyPage({ damage, cells, classes, dates, ingest }: AccuracyFigures): string {
  return [
    "## Damage",
    `Of ${damage.wrongCells} wrong cells ${damage.repaired} repaired, ${damage.untouched} left, ${damage.wronglyChanged} changed wrongly; ${damage.goodCellsDamaged} good cells damaged.`,
    "## Cells\n\nDetection and correction as F1; harm as the share of right cells changed, canonical: other than in writing.",
    cellTable(cells),
    "## Classes of columns",
    classTable(classes),
    "## Dates",
    `${dates.linesPerSecond.mixed} mixed lines and ${dates.linesPerSecond.oneColumn} lines of one column a second.`,
    markdownTable(["lines", "%", "cases"], rateRows(dates.lines, DATE_LINES)),
    markdownTable(["columns, read together", "%", "cases"], rateRows(dates.columns, DATE_COLUMNS)),
    markdownTable(["columns, line by line", "%", "cases"], rateRows(dates.columnsLineByLine, DATE_COLUMNS)),
    "## Files\n\nWhat is left, with its cause: [ingest-failures.md](ingest-failures.md).",
    ingestTable(ingest),
  ].join("\n\n");
}

function cellTable(tables: readonly TableFigures[]): string {
  return markdownTable(
    ["table", "errors", "detection", "correction", "canonical", "harm", "canonical harm", "wrong fixes", "ECE"],
    tables.flatMap((table) =>
      [
        { name: table.table, score: table },
        ...(table.uncontested === null
          ? []
          : [{ name: `${table.table} without contested columns`, score: table.uncontested }]),
      ].map(({ name, score }) => [
        name,
        score.errors,
        score.detection.f1.toFixed(3),
        score.correction.f1.toFixed(3),
        score.correction_canonical.f1.toFixed(3),
        `${(100 * score.harm).toFixed(2)} %`,
        `${(100 * score.harm_canonical).toFixed(2)} %`,
        score.wrong_fixes,
        score.cell_ece?.toFixed(3) ?? "–",
      ]),
    ),
  );
}

function classTable({ all, known, knownClasses }: ClassFigures): string {
  const row = (name: string, score: ClassFigures["all"]): (string | number)[] => [
    name,
    score.n,
    ...[score.top1, score.top3, score.macro_f1, score.group].map((share) => share.toFixed(3)),
    score.ece.toFixed(3),
    percent(score.cover80),
    percent(score.acc80),
  ];
  return markdownTable(
    ["columns", "n", "top 1", "top 3", "macro F1", "group", "ECE", "p ≥ 0.8", "right of these"],
    [row("all", all), row(`of the ${knownClasses} classes that exist`, known)],
  );
}

function rateRows(rates: DateRates, names: readonly string[]): (string | number)[][] {
  return names.flatMap((name) => {
    const rate = rates[name];
    return rate === undefined ? [] : [[name, rate[0] ?? "–", rate[1]]];
  });
}

function ingestTable(kinds: readonly KindFigures[]): string {
  return markdownTable(
    ["kind", "files", "right", "seconds"],
    kinds.map(({ kind, files, rights, seconds }) => [
      kind,
      files,
      Object.entries(rights)
        .map(([name, [right, of]]) => `${name} ${percent(right / of)}`)
        .join(", "),
      seconds,
    ]),
  );
}
