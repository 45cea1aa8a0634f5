/**
 * Cleans a column row by row, each different value once. What the column as a whole proves is gathered first, over all
 * rows, so that the first page is cleaned exactly as the last one will be.
 */
import {
  type ColumnCleaner,
  type Entity,
  entityById,
  normaliseText,
  type TextTreatment,
  treatTexts,
} from "@limpid/entities";
import {
  type CleanColumn,
  type Column,
  type ColumnChoices,
  type CountedValue,
  countCodes,
  countValues,
  type Decided,
  type EntityGuess,
  type Table,
  type ValueType,
  type Verdict,
} from "@limpid/table";
import { isOneEditApart } from "@limpid/text";
import { type ColumnContext, cleanValue } from "./clean-value.ts";
import { allowRepair } from "./confidence.ts";
import { AS_IT_STANDS, learnColumnForm } from "./forms/column-form.ts";
import { isBlank, suspectMissing } from "./missing/find-missing.ts";
import { type Calibrate, calibrate } from "./prob/calibrate.ts";
import { standingOf } from "./prob/standing-of.ts";
import { findSlips } from "./repair/find-slips.ts";
import { findStrayAffixes } from "./repair/find-stray-affixes.ts";
import { knowsText } from "./repair/knows-text.ts";
import type { RowRepairs } from "./repair/repair.ts";
import { repairTable } from "./repair/repair-table.ts";
import { errorVerdict, repairedVerdict, SURE } from "./verdict.ts";
import { widenType } from "./widen-type.ts";

const FALLBACK = "free_text";
const NOT_CLEANED = -1;
const FIRST_CAPACITY = 64;
/** Verdicts of a column that one range leaves to the next: what occurs again and again is cleaned once. */
const MOST_KEPT = 65_536;
const DEADLY = "Could not be cleaned: each process that tried came to an end.";

/** Looks on while the values of a column are cleaned. A value is named by its code. */
export interface ValueWatch {
  /** The value is cleaned next. */
  readonly before: (code: number) => void;
  readonly after: () => void;
  /** Processes came to an end when they cleaned it, so that it is left alone. */
  readonly isDeadly: (code: number) => boolean;
}

/** What looks on or has a say while a column is cleaned; each has its default. */
interface ColumnHelpers {
  readonly watch?: ValueWatch | undefined;
  /** Turns the rules' own scores into probabilities. */
  readonly calibrate?: Calibrate | undefined;
}

const NO_WATCH: ValueWatch = { before: () => undefined, after: () => undefined, isDeadly: () => false };

export class PreparedColumn {
  private verdicts: Verdict[] = [];
  /** Index into `verdicts` by code of the column, or NOT_CLEANED. */
  private readonly verdictOfCode: Int32Array;
  /** Index into `verdicts` by row of the range. */
  private codes = new Uint32Array(FIRST_CAPACITY);
  private firstRow = 0;
  private cleanedRows = 0;
  private repairs: RowRepairs = new Map();
  private readonly notes: string[] = [];
  private type: ValueType;
  private readonly watch: ValueWatch;
  private readonly calibrate: Calibrate;
  /** Rows by code. */
  private readonly counts: Uint32Array;

  constructor(
    private readonly column: Column,
    private readonly guess: EntityGuess,
    private readonly context: ColumnContext,
    { watch = NO_WATCH, calibrate: calibrateVerdict = calibrate }: ColumnHelpers,
  ) {
    this.watch = watch;
    this.calibrate = calibrateVerdict;
    this.counts = countCodes(column);
    this.verdictOfCode = new Int32Array(column.dict.length).fill(NOT_CLEANED);
    this.type = context.cleaner.type;
    for (const sentence of context.limits) this.note(sentence);
  }

  /** Rows are cleaned from here on. What was made of other ranges stays as it is, but is not kept here when it is much. */
  startRange(firstRow: number): void {
    this.firstRow = firstRow;
    this.cleanedRows = 0;
    this.codes = new Uint32Array(FIRST_CAPACITY);
    if (this.verdicts.length <= MOST_KEPT) return;
    this.verdicts = [];
    this.verdictOfCode.fill(NOT_CLEANED);
  }

  /** The first rows of the range as a cleaned column; the rest of its verdicts may still be to come. */
  toCleanColumn(rowCount: number): CleanColumn {
    this.cleanUpTo(rowCount);
    return {
      title: this.column.title,
      entity: this.guess,
      type: this.type,
      evidence: [...this.context.cleaner.evidence, ...this.notes],
      decisions: this.context.cleaner.decisions,
      verdicts: this.verdicts,
      codes: this.codes.subarray(0, rowCount),
    };
  }

  /** What the rest of the table says of some rows; said before they are cleaned. */
  repair(repairs: RowRepairs): void {
    this.repairs = repairs;
  }

  note(sentence: string): void {
    this.notes.push(sentence);
  }

  get title(): string {
    return this.column.title;
  }

  knows(text: string): boolean {
    return knowsText(this.context.entity, text);
  }

  /** What a row means, as long as only the column is looked at. */
  verdictAt(row: number): Verdict | undefined {
    return this.verdicts[this.indexOf(this.column.codes[row] ?? 0)];
  }

  private cleanUpTo(rowCount: number): void {
    const end = Math.min(rowCount, this.column.codes.length - this.firstRow);
    if (end > this.codes.length) {
      const wider = new Uint32Array(Math.max(end, this.codes.length * 2));
      wider.set(this.codes);
      this.codes = wider;
    }
    for (; this.cleanedRows < end; this.cleanedRows++)
      this.codes[this.cleanedRows] = this.verdictIndex(this.firstRow + this.cleanedRows);
  }

  private verdictIndex(row: number): number {
    const code = this.column.codes[row] ?? 0;
    const index = this.indexOf(code);
    const verdict = this.verdicts[index];
    const found = this.repairs.get(row);
    if (found === undefined || verdict === undefined) return index;
    const repair = allowRepair(found, { verdict, entity: this.context.entity, cells: this.counts[code] ?? 0 });
    if (repair === undefined) return index;
    const repaired = repairedVerdict(verdict, repair);
    return repaired === verdict ? index : this.keep(repaired, code);
  }

  private indexOf(code: number): number {
    const known = this.verdictOfCode[code] ?? NOT_CLEANED;
    if (known !== NOT_CLEANED) return known;
    const verdict = this.judge(this.column.dict[code] ?? "", code);
    if (verdict.hasData) this.type = widenType(this.type, verdict.output);
    this.verdictOfCode[code] = this.verdicts.length;
    return this.keep(verdict, code);
  }

  private keep(verdict: Verdict, code: number): number {
    return this.verdicts.push(this.calibrate(verdict, standingOf(this.counts[code] ?? 0, this.column))) - 1;
  }

  private judge(raw: string, code: number): Verdict {
    if (this.watch.isDeadly(code)) return errorVerdict(raw, DEADLY);
    this.watch.before(code);
    const verdict = cleanValue(raw, this.context);
    this.watch.after();
    return verdict;
  }
}

/** Gathers what the whole column says of its values; cleans nothing yet. */
export function prepareColumn(
  column: Column,
  guess: EntityGuess,
  { decided = {}, ...helpers }: ColumnHelpers & { readonly decided?: Decided | undefined } = {},
): PreparedColumn {
  const entity = entityById(guess.predictedClass) ?? entityById(FALLBACK);
  if (entity === undefined) throw new Error(`The registry lacks the class "${FALLBACK}"`);
  return new PreparedColumn(column, guess, studyColumn(column, entity, decided), helpers);
}

export interface TableHelpers {
  readonly choices?: ColumnChoices | undefined;
  readonly watchColumn?: ((column: number) => ValueWatch) | undefined;
  readonly calibrate?: Calibrate | undefined;
}

export function prepareTable(
  table: Table,
  guesses: readonly EntityGuess[],
  { choices = {}, watchColumn, calibrate }: TableHelpers = {},
): readonly PreparedColumn[] {
  const prepared = table.columns.map((column, index) => {
    const guess = guesses[index];
    if (guess === undefined) throw new Error(`No entity guess for column ${index} of ${table.columns.length}`);
    return prepareColumn(column, guess, { decided: choices[index]?.decided, watch: watchColumn?.(index), calibrate });
  });
  repairTable(table, prepared);
  return prepared;
}

function studyColumn(column: Column, entity: Entity, decided: Decided): ColumnContext {
  const counted = countValues(column);
  const treatment = treatTexts(counted, entity.care);
  const values = counted.map((value) => normalValue(value, treatment));
  const missing = suspectMissing(entity, column.title, values);
  const present = values.filter(({ text }) => !isBlank(text) && (missing.get(text)?.probability ?? 0) < SURE);
  const cleaner = entity.study(present, { header: column.title, decided });
  const isNumeric = cleaner.type === "integer" || cleaner.type === "number";
  const limits: string[] = [];
  const typos = isNumeric ? [] : findSlips(present, (sentence) => limits.push(sentence));
  const slips = new Map([...typos, ...findStrayAffixes(present, column.title)]);
  const isClassDoubtful = isDoubtful(present, cleaner);
  if (isClassDoubtful) limits.push(`Too many values are none of "${entity.title}": none of them is called wrong.`);
  const form = entity.care === "exact" ? AS_IT_STANDS : learnColumnForm(present, cleaner, entity);
  const cells = countTexts(values);
  return {
    entity,
    treatment,
    cleaner,
    missing,
    slips,
    limits,
    form,
    writesClassForm: cleaner.decisions.some(({ id, isChosen }) => isChosen && id === "form"),
    isClassDoubtful,
    cellsOf: (text) => cells.get(text) ?? 0,
    isNearFrequent: (text) => isNearFrequent(text, cells),
  };
}

/** So many times more frequent, a value that differs by one letter is what was meant. */
const MORE_FREQUENT = 5;

function isNearFrequent(text: string, cells: ReadonlyMap<string, number>): boolean {
  const own = cells.get(text) ?? 0;
  for (const [other, count] of cells)
    if (count >= MORE_FREQUENT * own && isOneEditApart(text.toLowerCase(), other.toLowerCase())) return true;
  return false;
}

/** A class that refuses a larger share of the cells is the wrong one, whatever the cells hold. */
const MAX_REFUSED = 0.1;
const MAX_ASKED = 2000;

function isDoubtful(values: readonly CountedValue[], cleaner: Pick<ColumnCleaner, "clean">): boolean {
  let [cells, refused] = [0, 0];
  const step = Math.max(1, Math.floor(values.length / MAX_ASKED));
  for (let index = 0; index < values.length; index += step) {
    const { text, count } = values[index] ?? { text: "", count: 0 };
    cells += count;
    if (cleaner.clean(text).kind === "invalid") refused += count;
  }
  return refused > MAX_REFUSED * cells && cells >= MIN_JUDGED;
}

/** Fewer cells prove nothing against a class. */
const MIN_JUDGED = 20;

/** Texts that were mended may come more than once. */
function countTexts(values: readonly CountedValue[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { text, count } of values) counts.set(text, (counts.get(text) ?? 0) + count);
  return counts;
}

function normalValue(value: CountedValue, treatment: TextTreatment): CountedValue {
  const { text } = normaliseText(value.text, treatment);
  return text === value.text ? value : { text, count: value.count };
}
