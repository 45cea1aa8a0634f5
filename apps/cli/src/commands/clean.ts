/** `limpid clean`: a file in, the cleaned table, its cells and a report out. */
import type { Recipe } from "@limpid/contract";
import { reportOfCleanTable } from "@limpid/export";
import { entityClasses } from "@limpid/pipeline";
import { describeDifferences, type Replay, replayed, withNewTitles } from "@limpid/recipes";
import { buildReport, type CleanedFile, type Report } from "../clean/build-report.ts";
import { cellLines } from "../clean/cell-lines.ts";
import { cleanInput } from "../clean/clean-input.ts";
import { type CleanOptions, readCleanOptions } from "../clean/clean-options.ts";
import { planCleaning } from "../clean/plan-cleaning.ts";
import { saveRecipe } from "../clean/save-recipe.ts";
import type { Command, ExitCode, Io } from "../command.ts";
import { readInput } from "../files/read-input.ts";
import { writeTarget } from "../files/write-target.ts";
import { cleanRows } from "../study/clean-rows.ts";
import { readCleanRowsOptions } from "../study/clean-rows-options.ts";

const HELP = `Usage: limpid clean IN [-o OUT] [--cells CELLS.jsonl] [--report REPORT] [--decide DECISION]
                       [--recipe RECIPE.json] [--save-recipe RECIPE.json] [--forms keep] [--repairs propose|apply]
                       [--country CH] [--bad-cells text-column] [--limit N] [--quiet]
       limpid clean --study STUDY [IN] [-o OUT] [--rows A-B] [--delimiter TEXT] [--header auto|yes|no] [--quiet]

Cleans a table and reports what was done. A cell is changed only with evidence; otherwise it is flagged and left unchanged.

  IN                    the file to clean; "-" reads stdin
  -o, --output OUT      the cleaned table: .csv, .xlsx, .json or .parquet; "-" writes CSV to stdout,
                        the default without -o, --cells, --report and --save-recipe
                        in .xlsx each cell has its own type, and a second sheet lists the issues
  --bad-cells CHOICE    what happens in .parquet to cells that do not have their column's type: raw-column (default) keeps the
                        type, stores them as null and puts their text in a column TITLE_raw; text-column stores the column as text
  --cells CELLS.jsonl   one line per cell: row, col, raw, output, is_clean, is_valid, has_data, prob, msg, rule,
                        alternatives (each with output and prob, most likely first; an empty output means no data)
  --report REPORT       what was changed: counts by rule and column, and every change with its original text, rule and reason.
                        .json also has how the file was read, each column's class, type, state, evidence and decisions, and the
                        open questions; .csv has the changes only; .html is a printable page
  --decide COLUMN:DECISION=OPTION
                        makes a decision for a column, such as "Day:date_order=mdy", or answers a question, such as
                        "City:ways=accept"; the JSON report lists the decisions of each column, and the questions.
                        Can be repeated
  --recipe RECIPE.json  decides as it was decided about an earlier file; --decide, --forms, --repairs and --country rule over it.
                        What it does not find in this file, and what is new there, is listed on stderr and in the JSON report
  --save-recipe RECIPE.json
                        writes down how the file was read, its settings, and what was decided about its columns
  --forms FORMS         standard (default): standardises dates and numbers, and values that differ from their column;
                        keep: keeps the format of every column, except those with --decide COLUMN:writing=own_form
  --repairs REPAIRS     standard (default): corrects a wrong value where the rule was measured to be right;
                        propose: only suggests corrections; apply: also applies likely corrections
  --country CODE        the table's country, used for phone numbers, postal codes, VAT numbers, IDs and licence plates;
                        ZZ: no country. Default: the country that its columns prove, if any
  --limit N             clean only the first N rows; 0 (default) cleans all
  -q, --quiet           no summary on stderr

With --study, it cleans rows of a table that "limpid study" has analysed, as they would be cleaned in the whole table:

  IN                    rows as CSV in UTF-8, without titles or notes around them, or a Parquet file; default: CSV on stdin
  -o, --output OUT      the same rows as CSV, cleaned, in the same order; default: stdout
  --rows A-B            only rows A to B of IN, counted from 1; A- to the end
  --delimiter TEXT      the delimiter of IN instead of a comma; "\\t" for a tab
  --header HEADER       whether the first row of IN has the titles, which are then written too; auto (default) checks whether
                        they match the study

Exit code: 0 when nothing is left to decide, 1 when cells are flagged, questions are open or the class of a column is in
doubt, 2 for bad input (nothing is written), 3 if the file has fewer than half of the recipe's columns (nothing is written).
With --study: 0 when all rows are cleaned, otherwise 2 (rows before the bad one may already be on stdout).
`;

export const clean: Command = {
  help: HELP,
  run: async (args, io) => {
    if (args.some((arg) => /^--study(?:=|$)/.test(arg))) {
      await cleanRows(readCleanRowsOptions(args), io);
      return 0;
    }
    const options = readCleanOptions(args);
    const started = io.now();
    const bytes = await readInput(options.input, io);
    const plan = await planCleaning(options, io);
    const { recipe, settings } = plan;
    const read = await cleanInput(bytes, { ...options, plan, required: options.decisions, now: io.now });
    const replay = recipe === null ? null : replayed(recipe, read.clean.columns);
    if (recipe !== null && replay !== null && (!options.quiet || !replay.fits)) tellReplay(recipe, replay, io);
    if (replay?.fits === false) return 3;
    const cleaned = replay === null ? read : { ...read, clean: withNewTitles(replay, read.clean) };
    const report = buildReport({ ...options, settings, replay, ms: io.now() - started }, cleaned);
    await writeAll(options, cleaned, report, io);
    if (options.savedRecipe !== null) await saveRecipe(options.savedRecipe, { ...options, plan, cleaned }, io);
    if (!options.quiet) io.tell(summarise(report));
    return exitCodeOf(report, cleaned);
  },
};

async function writeAll(options: CleanOptions, cleaned: CleanedFile, report: Report, io: Io): Promise<void> {
  if (options.table !== null) await options.table.format.write(cleaned.clean, options.table, io);
  if (options.cells !== null) await writeTarget(options.cells, cellLines(cleaned.clean), io);
  if (options.report === null) return;
  const changes = reportOfCleanTable(report.name, cleaned.clean, report.settings);
  await writeTarget(options.report.path, options.report.format.write(report, changes), io);
}

function tellReplay({ name }: Recipe, replay: Replay, io: Io): void {
  const all = replay.applied.length + replay.foundNothing.length;
  io.tell(`Recipe "${name}": ${replay.applied.length} of ${all} ${all === 1 ? "decision applies" : "decisions apply"}`);
  for (const sentence of describeDifferences(replay, className)) io.tell(`  ${sentence}`);
}

function className(id: string): string {
  return entityClasses.find((one) => one.id === id)?.title ?? id;
}

function summarise({ totals, ms }: Report): string {
  const { rows, rows_cleaned: cleaned, columns, changed, flagged, missing, questions } = totals;
  const scope = cleaned < rows ? `${cleaned} of ${rows} rows` : `${rows} rows`;
  const asked = questions === 0 ? "" : `, ${questions} ${questions === 1 ? "question" : "questions"} to answer`;
  return `${scope} × ${columns} columns: ${changed} cells changed, ${flagged} to look at, ${missing} without data${asked} (${ms} ms)`;
}

/** A column in doubt is not clean: nothing of it was checked. */
function exitCodeOf({ totals }: Report, { clean }: CleanedFile): ExitCode {
  const isDoubted = clean.columns.some(({ judgement }) => judgement === "doubted");
  return totals.flagged > 0 || totals.questions > 0 || isDoubted ? 1 : 0;
}
