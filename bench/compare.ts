/**
 * All rows of a long table held against each other. What is found of the planted errors is checked before the time counts, and stands
 * beside a plain majority vote in SQL, which is given what decides what.
 */
import assert from "node:assert/strict";
import { compareRows, studyColumns, TableCleaner } from "@limpid/clean";
import { inferTable, sampleTable } from "@limpid/infer";
import { cellKey, voteWithDuckDb } from "./compare/majority-vote.ts";
import { makeTable, type Planted, type PlantedTable } from "./compare/make-table.ts";
import { scenario } from "./support/scenario.ts";
import { percent, sum } from "./support/statistics.ts";
import { timed } from "./support/timing.ts";

/** What is proposed for a cell. */
type Proposals = (cell: Pick<Planted, "column" | "row">) => string | undefined;

export default scenario({
  title: "Comparing all rows",
  options: { rows: 1_000_000, seed: 1 },
  measure: async ({ rows, seed }) => {
    const made = makeTable(rows, seed);
    const { proposed, cells, ...times } = await compareWithLimpid(made);
    const vote = await voteWithDuckDb(made);
    const kinds = [...new Set(made.planted.map(({ kind }) => kind))].map((kind) => {
      const planted = made.planted.filter((one) => one.kind === kind);
      const byVote = ({ column, row }: Pick<Planted, "column" | "row">) => vote.proposed.get(cellKey(column, row));
      return { kind, planted: planted.length, limpid: score(planted, proposed), duckdb: score(planted, byVote) };
    });
    const typos = kinds.find(({ kind }) => kind === "typo in a name");
    assert(typos !== undefined && typos.limpid.right >= 0.8 * typos.planted, "too few of the planted typos are found");
    for (const { kind, limpid } of kinds)
      assert(limpid.right >= 0.97 * limpid.found, `${kind}: what is proposed is not what was meant`);
    const contenders = [
      { by: "limpid", falselyFound: cells - sum(kinds, ({ limpid }) => limpid.found), ...times },
      {
        by: "DuckDB",
        falselyFound: vote.proposed.size - sum(kinds, ({ duckdb }) => duckdb.found),
        comparingRowsCpuSeconds: vote.seconds,
      },
    ];
    return {
      page: [
        `${rows} rows and ${made.table.columns.length} columns, ${made.planted.length} planted errors; one thread each. Limpid finds out what decides what; DuckDB is given it, and counts in each group what most rows have.`,
        kinds.map(({ kind, planted, limpid, duckdb }) => ({
          planted: kind,
          cells: planted,
          "found, %": percent(limpid.found, planted),
          "right of these, %": percent(limpid.right, limpid.found),
          "found by a vote, %": percent(duckdb.found, planted),
          "right of those, %": percent(duckdb.right, duckdb.found),
        })),
        "Studying columns includes typos; the memory is the peak, the table included.",
        contenders,
      ],
      figures: { kinds, contenders },
    };
  },
});

async function compareWithLimpid({ table }: PlantedTable) {
  const guesses = inferTable(sampleTable(table));
  const { found: columns, cpuSeconds: columnSeconds } = await timed(() => studyColumns(table, guesses));
  const compared = await timed(() => compareRows(table, columns, new TableCleaner(table, columns)));
  const { findings, columns: values } = compared.found;
  const proposed: Proposals = ({ column, row }) => {
    const { dict = [], codes = new Uint32Array() } = table.columns[column] ?? {};
    const text = dict[codes[row] ?? 0] ?? "";
    return findings?.[column]?.get(row)?.output ?? values[column]?.findings.get(text)?.[0]?.output ?? undefined;
  };
  let cells = 0;
  for (let column = 0; column < table.columns.length; column++)
    for (let row = 0; row < table.rowCount; row++) if (proposed({ column, row }) !== undefined) cells++;
  return {
    proposed,
    cells,
    comparingRowsCpuSeconds: compared.cpuSeconds,
    studyingColumnsCpuSeconds: columnSeconds,
    peakMb: process.resourceUsage().maxRSS / 1024,
  };
}

function score(planted: readonly Planted[], proposed: Proposals) {
  const answers = planted.map((cell) => ({ truth: cell.truth, answer: proposed(cell) }));
  const found = answers.filter(({ answer }) => answer !== undefined);
  return { found: found.length, right: found.filter(({ truth, answer }) => truth === answer).length };
}
