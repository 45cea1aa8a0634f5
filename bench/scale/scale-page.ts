/** The figures of the scale bench as a page to read. */
import { markdownTable } from "../support/write-results.ts";
import type { Findings } from "./run-load.ts";

export function scalePage(
  findings: Findings,
  counts: { readonly web: number; readonly worker: number; readonly store: string },
): string {
  const { kills, tableMs, faults } = findings;
  return [
    `${counts.web} web and ${counts.worker} worker processes on one PostgreSQL and ${counts.store}, behind a proxy that gives each request to the next one.`,
    `For ${findings.minutes} minutes one of them after the other is killed at random (kill -9) and started again up to three seconds later, or a worker stands still for 15 seconds, while`,
    "two visitors bring files of 200 to 20,000 rows, two edit cell after cell, two follow the edits, one turns a decision to and fro, and one asks",
    "for files. A fault is a lost edit or choice, one told twice, not at all or out of its order, a wrong or missing page, a story of a table with",
    "a gap, a file with other rows, or a table that is not cleaned.\n",
    markdownTable(
      ["", "figure"],
      [
        ["web processes killed", kills.web],
        ["worker processes killed", kills.worker],
        ["worker processes that stood still, and went on", findings.stalls],
        ["faults", faults.length],
        ["edits acknowledged", findings.edits],
        ["choices acknowledged, the table cleaned by each", findings.choices],
        ["tables cleaned", findings.tables],
        ["from upload to table, median, ms", tableMs.median],
        ["the worst", tableMs.worst],
        ["uploads sent again under their key", findings.uploadsWithoutAnswer],
        ["files given", findings.files],
        ["streams of edits that broke off and went on", findings.streamBreaks],
        ["temporary files of killed processes, which are removed after a day", findings.leftovers],
      ],
    ),
    "",
    ...faults.slice(0, 10).map((fault) => `- Fault: ${fault}`),
  ].join("\n");
}
