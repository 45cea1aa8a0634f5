/** Runs a file from its bytes to the cleaned table. No other code knows the order of the steps. */
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
import {
  type CleaningSettings,
  type CleanTable,
  type RowsRange,
  STANDARD_SETTINGS,
  saidContext,
  type Table,
} from "@limpid/table";
import { cleanPages, cleanRanges, pagesChanged, splitPages } from "./clean-pages.ts";
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
  /** Largest number of rows to clean; 0 for all. Evidence is gathered from the whole table either way. */
  readonly rowLimit: number;
  readonly pageSize: number;
  /** Largest number of cells that are cleaned at a time. Without it all rows are one range. */
  readonly rangeCells?: number;
  /** Creates the watch that observes the cleaning of a column's values. */
  readonly watchColumn?: (column: number) => ValueWatch;
  /** Whether values are tried one by one under the watch before the table is studied. */
  readonly triesValues?: boolean;
  /** Reads a monotonic clock, in milliseconds. */
  readonly now: () => number;
  readonly limits?: IngestLimits;
  /** Choices of a person about how to read the file. */
  readonly choices?: IngestChoices;
  /** Choices of a person about the columns: their classes and decisions. */
  readonly columnChoices?: SaidOfColumns;
  /** Choices of a person about the whole table. */
  readonly settings?: CleaningSettings;
  /** Present if the operator has configured one. */
  readonly languageModel?: LanguageModel | undefined;
}

/** Reads the file and cleans its table. */
export async function* cleanFile(bytes: Uint8Array, options: CleanFileOptions): AsyncGenerator<PipelineEvent> {
  const { fileName, limits = DEFAULT_LIMITS, choices = {} } = options;
  const ingested = await ingestAsChosen(bytes, { fileName, limits, choices });
  if (ingested.kind === "refused") return yield { kind: "refused", reason: ingested.reason };
  yield* cleanTable({ ...ingested, kind: "ingested" }, options);
}

/**
 * Infers the classes of a table, studies its columns (of a long table a sample first), cleans the first pages, compares
 * the rows, and cleans the rest. `known` holds the results of an earlier run of the same table, whatever the choices
 * were then.
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
  const { settings: chosen = STANDARD_SETTINGS } = options;
  const settings = { ...chosen, context: saidContext(context, chosen.country) };
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
  const description = { fileName, clutter, words };
  const [firstRange = { firstRow: 0, endRow: 0 }, ...others] = plan.ranges;
  yield* firstCleaned(table, cleanRange(firstRange), description);
  yield* cleanRanges(
    others,
    (range) => {
      cleaner.forgetMany();
      return cleanRange(range);
    },
    { ...pace, pageSize: options.pageSize },
  );
}

/** A generator by itself, as its variables end with it: no range is held while the next one is cleaned. */
async function* firstCleaned(
  table: Table,
  clean: CleanTable,
  description: Parameters<typeof describeCleaned>[2],
): AsyncGenerator<PipelineEvent> {
  yield* describeCleaned(table, clean, description);
  yield { kind: "cleaned", clean };
}
