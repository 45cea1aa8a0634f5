/** The engine's verdict on each cell of a spoilt table, and whether it was right. */
import { study, TableCleaner } from "@limpid/clean";
import { inferTable, sampleTable } from "@limpid/infer";
import { type CleanTable, tableFromRows, type Verdict } from "@limpid/table";
import type { Standing } from "../../../packages/clean/src/prob/find-standing.ts";
import { formStatement } from "../../../packages/clean/src/prob/statement-of.ts";
import type { Observation } from "../../../packages/models/src/probability-curves/train.ts";
import { NOTHING } from "./inject-errors.ts";
import type { RealTable } from "./real-tables.ts";

/** Rules that look at other cells. What they make of the unspoilt table is no other way to write it. */
const DOUBTS_VALUES = /^(?:rows|sources|typo)\./;
/** Cells of one table that count in full for one kind of statement. */
const FULL = 15;

interface Seen {
  readonly clean: CleanTable;
  readonly standings: ReadonlyMap<Verdict, Standing>;
}

export function observeCells(truth: RealTable, spoilt: RealTable): readonly Observation[] {
  const [meant, said] = [cleanRows(truth), cleanRows(spoilt)];
  const seen = said.clean.columns.flatMap((_, column) =>
    spoilt.rows.map((row, index) => {
      const verdict = verdictOf(said, column, index);
      const standing = said.standings.get(verdict) ?? "once of unique";
      const text = truth.rows[index]?.[column] ?? "";
      const statement = formStatement(verdict, standing);
      // Nobody can tell what a value was that was taken away, unless the rest of the table says it.
      const wasTaken = row[column] !== text && NOTHING.has(row[column] ?? "");
      const isRight =
        (wasTaken && statement.kind === "missing") || means(verdict, text, verdictOf(meant, column, index));
      return { ...statement, score: verdict.prob, isRight };
    }),
  );
  const counts = new Map<string, number>();
  for (const { names } of seen) counts.set(names[0] ?? "", (counts.get(names[0] ?? "") ?? 0) + 1);
  return seen.map((cell) => ({ ...cell, weight: Math.min(1, FULL / (counts.get(cell.names[0] ?? "") ?? 1)) }));
}

/** With the rules' own scores. */
function cleanRows({ titles, rows }: RealTable): Seen {
  const table = tableFromRows(titles, rows);
  const samples = sampleTable(table);
  const standings = new Map<Verdict, Standing>();
  const calibrate = (verdict: Verdict, standing: Standing): number => {
    standings.set(verdict, standing);
    return verdict.prob;
  };
  const guesses = inferTable(samples);
  const cleaner = new TableCleaner(table, study(table, guesses), { calibrate });
  return { clean: cleaner.clean({ firstRow: 0, endRow: rows.length }), standings };
}

function verdictOf({ clean: { columns } }: Seen, column: number, row: number): Verdict {
  const { verdicts, codes } = columns[column] ?? {};
  const verdict = verdicts?.[codes?.[row] ?? 0];
  if (verdict === undefined) throw new Error(`Row ${row} of column ${column} has no verdict`);
  return verdict;
}

function means({ output }: Verdict, text: string, meant: Verdict): boolean {
  const said = output ?? "";
  if (said === text.trim()) return true;
  return said === (meant.output ?? "") && !DOUBTS_VALUES.test(meant.rule);
}
