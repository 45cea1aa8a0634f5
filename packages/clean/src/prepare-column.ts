/**
 * Cleans a column row by row, each different value once. What the column as a whole proves is gathered first, over all
 * rows, so that the first page is cleaned exactly as the last one will be.
 */
import { type Entity, entityById, normaliseText, type TextTreatment, treatTexts } from "@limpid/entities";
import {
  type CleanColumn,
  type Column,
  type ColumnChoices,
  type CountedValue,
  countValues,
  type Decided,
  type EntityGuess,
  type Table,
  type ValueType,
  type Verdict,
} from "@limpid/table";
import { type ColumnContext, cleanValue } from "./clean-value.ts";
import { findMissing, missingContext } from "./missing/find-missing.ts";
import { findSentinels } from "./missing/find-sentinel.ts";
import { findSlips } from "./repair/find-slips.ts";
import { knowsText } from "./repair/knows-text.ts";
import type { RowRepairs } from "./repair/repair.ts";
import { repairTable } from "./repair/repair-table.ts";
import { repairedVerdict } from "./verdict.ts";
import { widenType } from "./widen-type.ts";

const FALLBACK = "free_text";
const NOT_CLEANED = -1;

export class PreparedColumn {
  private readonly verdicts: Verdict[] = [];
  /** Index into `verdicts` by code of the column, or NOT_CLEANED. */
  private readonly verdictOfCode: Int32Array;
  private readonly codes: Uint32Array;
  private cleanedRows = 0;
  private repairs: RowRepairs = new Map();
  private type: ValueType;

  constructor(
    private readonly column: Column,
    private readonly guess: EntityGuess,
    private readonly context: ColumnContext,
  ) {
    this.verdictOfCode = new Int32Array(column.dict.length).fill(NOT_CLEANED);
    this.codes = new Uint32Array(column.codes.length);
    this.type = context.cleaner.type;
  }

  /** Cleans the rows before `endRow` that are not cleaned yet. */
  cleanUpTo(endRow: number): void {
    const end = Math.min(endRow, this.column.codes.length);
    for (; this.cleanedRows < end; this.cleanedRows++) {
      this.codes[this.cleanedRows] = this.verdictIndex(this.cleanedRows);
    }
  }

  /** The first rows as a cleaned column; the rest of its verdicts may still be to come. */
  toCleanColumn(rowCount: number): CleanColumn {
    this.cleanUpTo(rowCount);
    return {
      title: this.column.title,
      entity: this.guess,
      type: this.type,
      evidence: this.context.cleaner.evidence,
      decisions: this.context.cleaner.decisions,
      verdicts: this.verdicts,
      codes: this.codes.subarray(0, rowCount),
    };
  }

  /** What the rest of the table says of some rows; said before they are cleaned. */
  repair(repairs: RowRepairs): void {
    this.repairs = repairs;
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

  private verdictIndex(row: number): number {
    const index = this.indexOf(this.column.codes[row] ?? 0);
    const repair = this.repairs.get(row);
    const verdict = this.verdicts[index];
    if (repair === undefined || verdict === undefined) return index;
    return this.verdicts.push(repairedVerdict(verdict, repair)) - 1;
  }

  private indexOf(code: number): number {
    const known = this.verdictOfCode[code] ?? NOT_CLEANED;
    if (known !== NOT_CLEANED) return known;
    const verdict = cleanValue(this.column.dict[code] ?? "", this.context);
    if (verdict.hasData) this.type = widenType(this.type, verdict.output);
    this.verdictOfCode[code] = this.verdicts.length;
    return this.verdicts.push(verdict) - 1;
  }
}

/** Gathers what the whole column says of its values; cleans nothing yet. */
export function prepareColumn(column: Column, guess: EntityGuess, decided: Decided = {}): PreparedColumn {
  const entity = entityById(guess.predictedClass) ?? entityById(FALLBACK);
  if (entity === undefined) throw new Error(`The registry lacks the class "${FALLBACK}"`);
  return new PreparedColumn(column, guess, studyColumn(column, entity, decided));
}

export function prepareTable(
  table: Table,
  guesses: readonly EntityGuess[],
  choices: ColumnChoices = {},
): readonly PreparedColumn[] {
  const prepared = table.columns.map((column, index) => {
    const guess = guesses[index];
    if (guess === undefined) throw new Error(`No entity guess for column ${index} of ${table.columns.length}`);
    return prepareColumn(column, guess, choices[index]?.decided);
  });
  repairTable(table, prepared);
  return prepared;
}

function studyColumn(column: Column, entity: Entity, decided: Decided): ColumnContext {
  const counted = countValues(column);
  const treatment = treatTexts(counted, entity.care);
  const values = counted.map((value) => normalValue(value, treatment));
  const missing = missingContext(entity, column.title, values);
  const present = values.filter(({ text }) => findMissing(text, missing) === undefined);
  const cleaner = entity.study(present, { header: column.title, decided });
  const isNumeric = cleaner.type === "integer" || cleaner.type === "number";
  const sentinels = isNumeric ? findSentinels(present) : new Map();
  return { entity, treatment, cleaner, missing, sentinels, slips: isNumeric ? new Map() : findSlips(present) };
}

function normalValue(value: CountedValue, treatment: TextTreatment): CountedValue {
  const { text } = normaliseText(value.text, treatment);
  return text === value.text ? value : { text, count: value.count };
}
