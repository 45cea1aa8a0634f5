/** `limpid clean`: a file in, the cleaned table, its cells and a report out. */
import { reportOfCleanTable } from "@limpid/export";
import { buildReport, type CleanedFile, type Report } from "../clean/build-report.ts";
import { cellLines } from "../clean/cell-lines.ts";
import { cleanInput } from "../clean/clean-input.ts";
import { type CleanOptions, readCleanOptions } from "../clean/clean-options.ts";
import type { Command, ExitCode, Io } from "../command.ts";
import { readInput } from "../files/read-input.ts";
import { writeTarget } from "../files/write-target.ts";
import { cleanRows } from "../study/clean-rows.ts";
import { readCleanRowsOptions } from "../study/clean-rows-options.ts";

const HELP = `Usage: limpid clean IN [-o OUT] [--cells CELLS.jsonl] [--report REPORT] [--decide DECISION]
                       [--forms keep] [--repairs propose|apply] [--country CH] [--bad-cells text-column] [--limit N] [--quiet]
       limpid clean --study STUDY [IN] [-o OUT] [--rows A-B] [--delimiter TEXT] [--header auto|yes|no] [--quiet]

Cleans a table and says what was done. A cell is changed only with evidence, else it is flagged and left as it was.

  IN                    the file to clean; "-" reads stdin
  -o, --output OUT      the cleaned table: .csv, .xlsx, .json or .parquet; "-" writes CSV to stdout,
                        which is also what happens without -o, --cells and --report
                        in .xlsx each cell has its own type, and a second sheet lists the issues
  --bad-cells CHOICE    what cells do to their column in .parquet that are not of its type: raw-column, the default, keeps the type,
                        leaves them null and has their text in a column TITLE_raw; text-column makes the column text
  --cells CELLS.jsonl   a line a cell: row, col, raw, output, is_clean, is_valid, has_data, prob, msg, rule,
                        alternatives (each with output and prob, the likeliest first; an empty output is no data)
  --report REPORT       what was changed: counts by rule and column, and every change with its raw text, rule and reason.
                        .json tells also how the file was read and each column's class, type, evidence and decisions; .csv has the
                        changes alone; .html is a page to print
  --decide COLUMN:DECISION=OPTION
                        settles what the cells leave open, or settle otherwise, such as "Day:date_order=mdy"; the JSON report
                        lists the decisions of each column. May be given several times
  --forms FORMS         standard, the default: dates and numbers in one form, and what is written against its column;
                        keep: every column as it is written, but for those that --decide COLUMN:writing=own_form names
  --repairs REPAIRS     standard, the default: a wrong value is mended where the rule was measured to be right;
                        propose: never, what is likely meant is offered; apply: also where that is only likely
  --country CODE        the country that the table is of, by which phone numbers, postal codes, VAT numbers, ids and plates are read;
                        ZZ: of none. Left out, the country that its columns prove, where they do
  --limit N             clean the first N rows only; 0, the default, for all
  -q, --quiet           no summary on stderr

With --study, rows of a table that "limpid study" has looked at are cleaned, as they would be in the whole table:

  IN                    rows as CSV in UTF-8, without titles or notes around them, or a Parquet file; stdin, of CSV, when it is left out
  -o, --output OUT      the same rows as CSV, cleaned, in their order; stdout when it is left out
  --rows A-B            of IN the rows from A to B, counted from 1; A- to the end
  --delimiter TEXT      what stands between the cells of IN, in place of a comma; "\\t" for a tab
  --header HEADER       whether the first row of IN has the titles, which are then written out too; auto, the default, sees whether
                        they are those of the study

Exit code: 0 when nothing is left to look at, 1 when some cells are flagged, 2 for bad input (nothing is written then).
With --study 0 when all rows are cleaned, else 2 (rows before a bad one may have gone to stdout by then).
`;

export const clean: Command = {
  name: "clean",
  summary: "clean a table: CSV, Excel or JSON in, CSV, Excel, JSON or Parquet out",
  help: HELP,
  run: async (args, io) => {
    if (args.some((arg) => /^--study(?:=|$)/.test(arg))) {
      await cleanRows(readCleanRowsOptions(args), io);
      return 0;
    }
    const options = readCleanOptions(args);
    const started = io.now();
    const bytes = await readInput(options.input, io);
    const cleaned = await cleanInput(bytes, { ...options, now: io.now });
    const report = buildReport({ ...options, ms: io.now() - started }, cleaned);
    await writeAll(options, cleaned, report, io);
    if (!options.quiet) io.tell(summarise(report));
    return exitCodeOf(report);
  },
};

async function writeAll(options: CleanOptions, cleaned: CleanedFile, report: Report, io: Io): Promise<void> {
  if (options.table !== null) await options.table.format.write(cleaned.clean, options.table, io);
  if (options.cells !== null) await writeTarget(options.cells, cellLines(cleaned.clean), io);
  if (options.report === null) return;
  const changes = reportOfCleanTable(report.name, cleaned.clean, options.settings);
  await writeTarget(options.report.path, options.report.format.write(report, changes), io);
}

function summarise({ totals, ms }: Report): string {
  const { rows, rows_cleaned: cleaned, columns, changed, flagged, missing } = totals;
  const scope = cleaned < rows ? `${cleaned} of ${rows} rows` : `${rows} rows`;
  return `${scope} × ${columns} columns: ${changed} cells changed, ${flagged} to look at, ${missing} without data (${ms} ms)`;
}

function exitCodeOf({ totals }: Report): ExitCode {
  return totals.flagged > 0 ? 1 : 0;
}
