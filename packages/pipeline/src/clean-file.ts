/** The story of a file, from its bytes to the cleaned table. The only code that knows the order of the steps. */
import { type PreparedColumn, prepareTable, toCleanTable, type ValueWatch } from "@limpid/clean";
import { explainGuesses, inferTable, ruleOutMisfits, sampleTable } from "@limpid/infer";
import { DEFAULT_LIMITS, type IngestChoices, type IngestLimits } from "@limpid/ingest";
import type { ClassReason, CleanColumn } from "@limpid/table";
import { chooseClasses } from "./choose-classes.ts";
import { countFindings, describeFindings } from "./count-findings.ts";
import { describeTable } from "./describe-table.ts";
import type { PageEvent, PipelineEvent, StudiedColumn } from "./events.ts";
import { ingestAsChosen } from "./ingest-as-chosen.ts";
import { askForWords } from "./language-model/ask-for-words.ts";
import type { LanguageModel } from "./language-model/language-model.ts";
import { placeChoices, type SaidOfColumns } from "./place-choices.ts";
import { planPages } from "./plan-pages.ts";
import { planRanges } from "./plan-ranges.ts";
import { TableRows } from "./table-rows.ts";

export interface CleanFileOptions {
  readonly fileName: string;
  /** Rows to clean; 0 for all. Evidence is gathered over the whole table either way. */
  readonly rowLimit: number;
  readonly pageSize: number;
  /** Where given: only the first range, of so many cells, is cleaned here, and the rest left to those who ask for it. */
  readonly rangeCells?: number;
  /** Looks on while values are cleaned. */
  readonly watchColumn?: (column: number) => ValueWatch;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  readonly limits?: IngestLimits;
  /** How the file is to be read, where somebody has said so. */
  readonly choices?: IngestChoices;
  /** What somebody has said of the columns: their classes, and how they are decided. */
  readonly columnChoices?: SaidOfColumns;
  /** Where the operator has one. */
  readonly languageModel?: LanguageModel | undefined;
}

export async function* cleanFile(bytes: Uint8Array, options: CleanFileOptions): AsyncGenerator<PipelineEvent> {
  const { fileName, limits = DEFAULT_LIMITS, choices = {}, languageModel } = options;
  const ingested = await ingestAsChosen(bytes, { fileName, limits, choices });
  if (ingested.kind === "refused") {
    yield { kind: "refused", reason: ingested.reason };
    return;
  }
  const { table } = ingested;
  yield { ...ingested, kind: "ingested" };

  const columnChoices = placeChoices(table, options.columnChoices ?? {});
  const samples = sampleTable(table);
  const guesses = chooseClasses(ruleOutMisfits(samples, inferTable(samples)), columnChoices);
  const words = askForWords(table, guesses, { languageModel, fileName });
  const prepared = prepareTable(table, guesses, { choices: columnChoices, watchColumn: options.watchColumn });
  const rowsToClean = options.rowLimit === 0 ? table.rowCount : Math.min(options.rowLimit, table.rowCount);
  const { pageSize, rangeCells } = options;
  const ranges = planRanges({ rowCount: rowsToClean, columnCount: table.columns.length, pageSize, rangeCells });
  yield {
    kind: "cleaning",
    rowsToClean,
    pageCount: Math.ceil(rowsToClean / options.pageSize),
    columns: studiedColumns(prepared, explainGuesses(samples, guesses)),
    ranges,
    rows: new TableRows(prepared),
  };
  const endRow = ranges[0]?.endRow ?? 0;
  yield* cleanPages(prepared, rowsToClean, endRow, options);

  const clean = toCleanTable(prepared, endRow);
  yield { kind: "info", messages: clean.columns.flatMap(decisionsOf) };
  const described = describeTable(table, clean, fileName, ingested.clutter);
  const findings = endRow === rowsToClean ? describeFindings(countFindings(clean), table.rowCount) : "";
  const metadata = { ...described, description: `${described.description} ${findings}`.trim() };
  yield { kind: "metadata", metadata };
  const better = await words;
  if (better !== undefined) yield { kind: "metadata", metadata: { ...metadata, ...better } };
  yield { kind: "cleaned", clean };
}

async function* cleanPages(
  prepared: readonly PreparedColumn[],
  rowsToClean: number,
  endOfPages: number,
  { pageSize, now }: CleanFileOptions,
): AsyncGenerator<PageEvent> {
  const started = now();
  const pageCount = Math.ceil(rowsToClean / pageSize);
  for (const { firstPage, lastPage } of planPages(Math.ceil(endOfPages / pageSize))) {
    const firstRow = firstPage * pageSize;
    const endRow = Math.min((lastPage + 1) * pageSize, endOfPages);
    const clean = toCleanTable(prepared, endRow);
    const secondsLeft = Math.ceil((((now() - started) / endRow) * (rowsToClean - endRow)) / 1000);
    yield { kind: "page", page: lastPage, pageCount, secondsLeft, firstRow, rowCount: endRow - firstRow, clean };
  }
}

function studiedColumns(
  prepared: readonly PreparedColumn[],
  reasons: readonly (readonly ClassReason[])[],
): StudiedColumn[] {
  return toCleanTable(prepared, 0).columns.map(({ entity, type, evidence, decisions }, index) => ({
    entity,
    type,
    evidence,
    decisions,
    reasons: reasons[index] ?? [],
  }));
}

function decisionsOf({ title, evidence }: CleanColumn): string[] {
  return evidence.map((sentence) => `${title}: ${sentence}`);
}
