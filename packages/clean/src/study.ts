/** Looks at a table as a whole, so that the first page is cleaned exactly as the last one will be. */
import { type ColumnCleaner, normaliseText, type Outcome, type TextTreatment, treatTexts } from "@limpid/entities";
import {
  type CleaningSettings,
  type Column,
  type ColumnChoices,
  type CountedValue,
  countValues,
  type EntityGuess,
  STANDARD_SETTINGS,
  type Table,
} from "@limpid/table";
import { TableCleaner } from "./clean-range.ts";
import { compareRows } from "./compare-rows.ts";
import { findAccidents } from "./detect/accidents.ts";
import { findOddEnds } from "./detect/odd-ends.ts";
import { findRepeatedKeys } from "./detect/repeated-keys.ts";
import { findStrayAffixes } from "./detect/stray-affixes.ts";
import { findTypos } from "./detect/typos.ts";
import { entityOf } from "./entity-of.ts";
import { AS_IT_STANDS, learnColumnForm } from "./forms/column-form.ts";
import { formValues } from "./forms/form-values.ts";
import { offerWriting, withoutWriting, writingOf } from "./forms/writing.ts";
import { isBlank, suspectMissing } from "./missing/find-missing.ts";
import { countRepeated } from "./own-values.ts";
import type { ColumnSettings, StudiedColumn, StudiedTable } from "./studied-table.ts";
import { SURE } from "./verdict.ts";

/** All there is to know, columns first and then what their rows say of each other. */
export function study(
  table: Table,
  guesses: readonly EntityGuess[],
  choices: ColumnChoices = {},
  settings: CleaningSettings = STANDARD_SETTINGS,
): StudiedTable {
  const studied = studyColumns(table, guesses, choices, settings);
  return compareRows(table, studied, new TableCleaner(table, studied));
}

/** What each column says of its own values. */
export function studyColumns(
  { columns, rowCount }: Table,
  guesses: readonly EntityGuess[],
  choices: ColumnChoices = {},
  settings: CleaningSettings = STANDARD_SETTINGS,
): StudiedTable {
  const studied = columns.map((column, index) => {
    const guess = guesses[index];
    if (guess === undefined) throw new Error(`No entity guess for column ${index} of ${columns.length}`);
    return studyColumn(column, guess, { decided: {}, ...choices[index], ...settings });
  });
  return { rowCount, columns: studied, findings: null };
}

export function studyColumn(
  column: Column,
  guess: EntityGuess,
  { decided, forms, repairs }: ColumnSettings,
): StudiedColumn {
  const entity = entityOf(guess);
  const counted = countValues(column);
  const treatment = treatTexts(counted, entity.care);
  const values = normalValues(counted, treatment);
  const missing = suspectMissing(entity, column.title, values);
  const present = values.filter(({ text }) => !isBlank(text) && (missing.get(text)?.probability ?? 0) < SURE);
  const fit = entity.fit(present, { header: column.title, decided: withoutWriting(decided) });
  const isNumeric = fit.type === "integer" || fit.type === "number";
  const limits: string[] = [];
  const cleaner = rememberOutcomes(entity.cleanerOf(fit));
  const near = isNumeric ? [] : findTypos(present, (sentence) => limits.push(sentence));
  // A person who chose the class wants to see what does not fit it.
  const isClassDoubtful = guess.isChosen !== true && doubtsClass(present, cleaner);
  if (isClassDoubtful) limits.push(`Too many values are none of "${entity.title}": none of them is called wrong.`);
  const form = entity.care === "exact" ? AS_IT_STANDS : learnColumnForm(present, cleaner, entity);
  const doubts = findRepeatedKeys(present, entity, fit.type);
  const learnt = { treatment, missing, doubts, form, isClassDoubtful, repeated: countRepeated(values) };
  const asked = { decided, forms, type: fit.type, decisions: fit.decisions };
  const formed = formValues(counted, { ...learnt, entity, cleaner });
  return {
    ...learnt,
    title: column.title,
    guess,
    settings: { decided, forms, repairs },
    fit,
    typos: new Map([
      ...(entity.care === "exact" ? findAccidents(present) : []),
      ...(entity.role === "prose" || isNumeric ? [] : findOddEnds(present)),
      ...near,
      ...findStrayAffixes(present, column.title),
    ]),
    writing: writingOf(asked),
    decisions: [...fit.decisions, ...offerWriting(asked, formed)],
    limits,
    type: fit.type,
    distinct: column.dict.length,
  };
}

/** The same values are asked about for several reasons, while a column is studied. */
function rememberOutcomes(cleaner: ColumnCleaner): ColumnCleaner {
  const outcomes = new Map<string, Outcome>();
  const clean = (text: string): Outcome => {
    const known = outcomes.get(text);
    if (known !== undefined) return known;
    const outcome = cleaner.clean(text);
    outcomes.set(text, outcome);
    return outcome;
  };
  return { ...cleaner, clean };
}

/** A class that refuses a larger share of the cells is the wrong one, whatever the cells hold. */
const MAX_REFUSED = 0.1;
const MAX_ASKED = 2000;
/** Fewer cells prove nothing against a class. */
const MIN_JUDGED = 20;

function doubtsClass(values: readonly CountedValue[], cleaner: Pick<ColumnCleaner, "clean">): boolean {
  let [cells, refused] = [0, 0];
  const step = Math.max(1, Math.floor(values.length / MAX_ASKED));
  for (let index = 0; index < values.length; index += step) {
    const { text, count } = values[index] ?? { text: "", count: 0 };
    cells += count;
    if (cleaner.clean(text).kind === "invalid") refused += count;
  }
  return refused > MAX_REFUSED * cells && cells >= MIN_JUDGED;
}

/** The values as their texts are repaired, each once. */
function normalValues(values: readonly CountedValue[], treatment: TextTreatment): readonly CountedValue[] {
  const repaired = values.map(({ text, count }) => ({ text: normaliseText(text, treatment).text, count }));
  if (repaired.every(({ text }, index) => text === values[index]?.text)) return values;
  const counts = new Map<string, number>();
  for (const { text, count } of repaired) counts.set(text, (counts.get(text) ?? 0) + count);
  return [...counts].map(([text, count]) => ({ text, count }));
}
