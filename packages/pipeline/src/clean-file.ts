/** The story of a file, from its bytes to the cleaned table. The only code that knows the order of the steps. */
import {
  compareRows,
  isLong,
  recompareRows,
  restudyColumns,
  type StudiedTable,
  studyColumns,
  studySample,
  TableCleaner,
  type ValueWatch,
  withoutFailing,
} from "@limpid/clean";
import { DEFAULT_LIMITS, type IngestChoices, type IngestLimits } from "@limpid/ingest";
import { type CleaningSettings, type CleanTable, type RowsRange, STANDARD_SETTINGS, saidContext } from "@limpid/table";
import { cleanPages, pagesChanged, splitPages } from "./clean-pages.ts";
import { describeCleaned } from "./describe-cleaned.ts";
import type { IngestedEvent, KnownTable, PipelineEvent } from "./events.ts";
import { inferClasses } from "./infer-classes.ts";
import { ingestAsChosen } from "./ingest-as-chosen.ts";
import { askForWords } from "./language-model/ask-for-words.ts";
import type { LanguageModel } from "./language-model/language-model.ts";
import type { SaidOfColumns } from "./place-choices.ts";
import { planRanges } from "./plan-ranges.ts";
import { summariseColumns } from "./summarise-columns.ts";

export interface CleanFileOptions {
  readonly fileName: string;
  /** Rows to clean; 0 for all. Evidence is gathered over the whole table either way. */
  readonly rowLimit: number;
  readonly pageSize: number;
  /** Where given: only the first range, of so many cells, is cleaned here, and the rest left to those who ask for it. */
  readonly rangeCells?: number;
  /** Looks on while values are cleaned. */
  readonly watchColumn?: (column: number) => ValueWatch;
  /** Values are tried one by one under the watch before the table is studied. */
  readonly triesValues?: boolean;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  readonly limits?: IngestLimits;
  /** How the file is to be read, where somebody has said so. */
  readonly choices?: IngestChoices;
  /** What somebody has said of the columns: their classes, and how they are decided. */
  readonly columnChoices?: SaidOfColumns;
  /** What somebody has said of the whole table. */
  readonly settings?: CleaningSettings;
  /** Where the operator has one. */
  readonly languageModel?: LanguageModel | undefined;
}

/** Reads the file, and hands its table on. */
export async function* cleanFile(bytes: Uint8Array, options: CleanFileOptions): AsyncGenerator<PipelineEvent> {
  const { fileName, limits = DEFAULT_LIMITS, choices = {} } = options;
  const ingested = await ingestAsChosen(bytes, { fileName, limits, choices });
  if (ingested.kind === "refused") return yield { kind: "refused", reason: ingested.reason };
  yield* cleanTable({ ...ingested, kind: "ingested" }, options);
}

/**
 * Infers the classes of a table that is read, studies its columns, of a long table first in a sample, cleans the first
 * pages, compares the rows, and cleans the rest. `known` is what was known of the table, whatever was chosen then.
 */
export async function* cleanTable(
  ingested: IngestedEvent,
  options: CleanFileOptions,
  known?: KnownTable,
): AsyncGenerator<PipelineEvent> {
  yield ingested;
  const { table, clutter } = ingested;
  const { fileName, columnChoices = {}, watchColumn, triesValues = false, languageModel } = options;
  const seen = triesValues && watchColumn !== undefined ? withoutFailing(table, watchColumn) : table;
  const { inferred, guesses, reasons, context, placed } = inferClasses(seen, columnChoices, known?.inferred);
  const { settings: said = STANDARD_SETTINGS } = options;
  const settings = { ...said, context: saidContext(context, said.country) };
  const words = askForWords(seen, guesses, { languageModel, fileName });
  const studyAll = (): StudiedTable =>
    known === undefined
      ? studyColumns(seen, guesses, placed, settings)
      : restudyColumns(seen, guesses, { known: known.columns, choices: placed, settings });
  const isSampled = known === undefined && isLong(table);
  const first = isSampled ? studySample(seen, guesses, placed, settings) : studyAll();
  const plan = planRanges(table, options);
  yield { kind: "cleaning", ...plan, columns: summariseColumns(first, reasons) };

  const firstCleaner = new TableCleaner(table, first, { watchColumn });
  const { early, late } = splitPages(plan, options.pageSize);
  const pace = { ...plan, ...options, started: options.now() };
  yield* cleanPages(early, (range) => firstCleaner.clean(range), pace);
  const columns = isSampled ? studyAll() : first;
  const cleaner = isSampled ? new TableCleaner(table, columns, { watchColumn }) : firstCleaner;
  const compared =
    known === undefined ? compareRows(seen, columns, cleaner) : recompareRows(seen, columns, { cleaner, known });
  const cleanRange = (range: RowsRange): CleanTable => cleaner.clean(range, compared);
  const pages = pagesChanged(early, (range) => firstCleaner.clean(range), cleanRange);
  yield {
    kind: "compared",
    columns: summariseColumns(compared, reasons),
    known: { inferred, columns, compared },
    pages,
  };
  yield* cleanPages(late, cleanRange, pace);
  const clean = cleanRange(plan.ranges[0] ?? { firstRow: 0, endRow: 0 });
  yield* describeCleaned(table, clean, { fileName, clutter, words });
  yield { kind: "cleaned", clean };
}
