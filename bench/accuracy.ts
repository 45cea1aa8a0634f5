/** Every scorer of the evaluation data that the product can answer. Only figures are kept. */
import { existsSync, realpathSync } from "node:fs";
import { scoreCells } from "./accuracy/score-cells.ts";
import { scoreClasses } from "./accuracy/score-classes.ts";
import { scoreDamage } from "./accuracy/score-damage.ts";
import { type DateRates, scoreDates } from "./accuracy/score-dates.ts";
import { scoreIngest } from "./accuracy/score-ingest.ts";
import { scenario } from "./support/scenario.ts";
import type { Row } from "./support/write-results.ts";

/** The scorer has about 70 figures of dates; these are looked at first. */
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

export default scenario({
  title: "Accuracy",
  options: { eval: "../shared/eval" },
  measure: async (options, { scratch }) => {
    if (!existsSync(options.eval)) {
      console.log(`Skipped: there is no evaluation data at "${options.eval}"; name its folder with --eval`);
      return undefined;
    }
    // The scorers compare their own address with the one that they are called by.
    const evaluation = { folder: realpathSync(options.eval), scratch };
    const score = <Figures>(name: string, run: (given: typeof evaluation) => Figures): Figures => {
      console.log(`${name} …`);
      return run(evaluation);
    };
    const damage = score("damage", scoreDamage);
    const cells = score("cells", scoreCells);
    const classes = score("classes", scoreClasses);
    const dates = score("dates", scoreDates);
    const ingest = score("ingest", scoreIngest);
    return {
      page: [
        "## Damage",
        [damage],
        "## Cells\n\nHarm is the share of right cells that are changed, the canonical one other than in writing.",
        cells.flatMap(({ table, uncontested, ...all }) => [
          { table, ...all },
          ...(uncontested === null ? [] : [{ table: `${table} without contested columns`, ...uncontested }]),
        ]),
        "## Classes of columns",
        [
          { columns: "all", ...classes.all },
          { columns: `of the ${classes.knownClasses} classes that exist`, ...classes.known },
        ],
        "## Dates",
        [{ "mixed lines a second": dates.linesPerSecond.mixed, "lines of one column": dates.linesPerSecond.oneColumn }],
        ratesIn("lines", dates.lines, DATE_LINES),
        ratesIn("columns, read together", dates.columns, DATE_COLUMNS),
        ratesIn("columns, line by line", dates.columnsLineByLine, DATE_COLUMNS),
        "## Files\n\nWhat is left, with its cause: [ingest-failures.md](ingest-failures.md).",
        ingest.map(({ kind, files, rights, seconds }) => {
          const shares = Object.entries(rights).map(([name, [right, of]]) => [`${name}, %`, (100 * right) / of]);
          return { kind, files, ...Object.fromEntries(shares), seconds };
        }),
      ],
      figures: { damage, cells, classes, dates, ingest },
    };
  },
});

function ratesIn(title: string, rates: DateRates, names: readonly string[]): Row[] {
  return names.flatMap((name) => {
    const rate = rates[name];
    return rate === undefined ? [] : [{ [title]: name, "%": rate[0], cases: rate[1] }];
  });
}
