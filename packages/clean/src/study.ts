/** Looks at a table as a whole, so that each page is cleaned exactly as the last one will be. */
import type { ColumnCleaner, Entity, EntityGroup, Outcome } from "@limpid/entities";
import {
  type Column,
  type ColumnChoices,
  type CountedValue,
  type EntityGuess,
  STANDARD_SETTINGS,
  type Table,
} from "@limpid/table";
import { TableCleaner } from "./clean-range.ts";
import type { ColumnContext } from "./clean-value.ts";
import { compareRows } from "./compare-rows.ts";
import type { ManyFindings } from "./detector.ts";
import { guessedEntity } from "./entity-of.ts";
import { AS_IT_STANDS, learnColumnForm } from "./forms/column-form.ts";
import { formValues } from "./forms/form-values.ts";
import { chooseWriting, offerWriting } from "./forms/writing.ts";
import { findTickBoxes } from "./missing/find-tick-boxes.ts";
import { countRepeated } from "./own-values.ts";
import { type AnsweredColumn, answerQuestions } from "./questions/answer-questions.ts";
import { isAnswered } from "./questions/answers.ts";
import { askedColumn, MAX_ANSWERED, MAX_LOOKED_AT } from "./questions/asked-column.ts";
import { findQuestions } from "./questions/find-questions.ts";
import { givenTexts } from "./questions/relations.ts";
import { readValues } from "./read-values.ts";
import { findInValues } from "./run-detectors.ts";
import {
  type ColumnSettings,
  columnSettings,
  type StudiedColumn,
  type StudiedTable,
  type TableSettings,
} from "./studied-table.ts";

/** All there is to know, columns first and then what their rows say of each other. */
export function study(
  table: Table,
  guesses: readonly EntityGuess[],
  choices: ColumnChoices = {},
  settings: TableSettings = STANDARD_SETTINGS,
): StudiedTable {
  const studied = studyColumns(table, guesses, choices, settings);
  return compareRows(table, studied, new TableCleaner(table, studied));
}

/** What each column says of its own values. */
export function studyColumns(
  { columns, rowCount }: Table,
  guesses: readonly EntityGuess[],
  choices: ColumnChoices = {},
  settings: TableSettings = STANDARD_SETTINGS,
): StudiedTable {
  const tickBoxes = findTickBoxes(columns);
  const studied = columns.map((column, index) => {
    const guess = guesses[index];
    if (guess === undefined) throw new Error(`No entity guess for column ${index} of ${columns.length}`);
    return studyColumn(column, guess, columnSettings(settings, choices[index]?.decided), tickBoxes.has(index));
  });
  return { rowCount, columns: studied, findings: null };
}

export function studyColumn(
  column: Column,
  guess: EntityGuess,
  settings: ColumnSettings,
  isTickBox: boolean,
): StudiedColumn {
  const entity = guessedEntity(guess);
  const { decided, forms } = settings;
  const { counted, values, treatment, missing, fit, present } = readValues(column, entity, settings, {
    isTickBox,
    isStandIn: guess.cleanedAs !== undefined,
  });
  const cleaner = rememberOutcomes(entity.cleanerOf(fit));
  const { findings, many, limits } = findInValues(present);
  // A person who chose the class wants to see what does not fit it.
  const isGuess = isGuessed(guess, entity);
  const isClassDoubtful = guess.isChosen !== true && doubtsClass(present.values, cleaner, isGuess);
  const form = entity.care === "exact" ? AS_IT_STANDS : learnColumnForm(present.values, cleaner, entity);
  const learnt = { treatment, missing, form, isClassDoubtful, repeated: countRepeated(values), answers: NO_ANSWERS };
  const asked = { decided, forms, type: fit.type, decisions: fit.decisions };
  const known = { ...learnt, guess, entity, cleaner };
  const formed = formValues(counted, known);
  const writing = chooseWriting(asked);
  const { questions, decisions, answers, unasked } = askOfColumn(counted, present.values, {
    title: column.title,
    context: { ...known, settings, findings, writing },
    decisions: fit.decisions,
    many,
  });
  return {
    ...learnt,
    answers: new Map([...givenTexts(decided), ...answers]),
    title: column.title,
    guess,
    settings,
    fit,
    findings,
    writing,
    decisions: [...fit.decisions, ...offerWriting(asked, formed), ...decisions],
    questions,
    limits: [...sayCleanedAs(guess), ...limits, ...(isClassDoubtful ? [sayDoubtful(entity, isGuess)] : []), ...unasked],
    type: fit.type,
    distinct: column.dict.length,
  };
}

interface StudiedValues {
  readonly title: string;
  readonly context: ColumnContext & { readonly settings: ColumnSettings };
  readonly decisions: StudiedColumn["decisions"];
  readonly many: ManyFindings;
}

/** What the column leaves for a person to decide, and what a person has answered. */
function askOfColumn(
  counted: readonly CountedValue[],
  present: readonly CountedValue[],
  { title, context, decisions, many }: StudiedValues,
): AnsweredColumn & { readonly unasked: readonly string[] } {
  const { decided } = context.settings;
  const most = isAnswered(decided) ? MAX_ANSWERED : MAX_LOOKED_AT;
  const column = askedColumn(counted, { title, context, decisions, present, many }, most);
  const { questions, unasked } = findQuestions(column);
  return { ...answerQuestions(questions, decided), unasked };
}

const NO_ANSWERS: AnsweredColumn["answers"] = new Map();

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
/** Together with what only looks like a value of the class, and cannot be one. */
const MAX_IMPOSSIBLE = 0.5;
const MAX_ASKED = 2000;
/** Fewer cells prove nothing against a class. */
const MIN_JUDGED = 20;

function sayCleanedAs({ cleanedAs }: EntityGuess): string[] {
  return cleanedAs === undefined ? [] : [`Treated as "${cleanedAs.name}": ${cleanedAs.why}.`];
}

function sayDoubtful({ title }: Pick<Entity, "title">, isGuess: boolean): string {
  return isGuess
    ? `Some values do not fit "${title}", which is no more than a guess, so none are flagged.`
    : `Many values do not fit "${title}", so none are flagged.`;
}

/** A class less likely than this is a guess. */
const GUESSED = 0.6;
/** In these groups even a guess was right about what it refuses: hardly anything else looks like a number or a date. */
const TELLING_GROUPS: ReadonlySet<EntityGroup> = new Set<EntityGroup>(["number", "datetime", "measure"]);

/** Classes of one thing, be it written as a name or as a code: which of them it is decides nothing about what they refuse. */
const ONE_THING: readonly (readonly string[])[] = [
  ["country", "country_code"],
  ["language", "language_code"],
  ["currency_name", "currency_code"],
];

/** Whether a value that the class refuses speaks against the class rather than against the value. */
function isGuessed({ cleanedAs, predictedClass, classP, allProbs }: EntityGuess, { id, group }: Entity): boolean {
  if (TELLING_GROUPS.has(group)) return false;
  const things = ONE_THING.find((ids) => ids.includes(id)) ?? [id];
  if (!things.includes(predictedClass)) return cleanedAs !== undefined || classP < GUESSED;
  return (
    Math.max(
      classP,
      things.reduce((sum, each) => sum + (allProbs[each] ?? 0), 0),
    ) < GUESSED
  );
}

function doubtsClass(
  values: readonly CountedValue[],
  cleaner: Pick<ColumnCleaner, "clean">,
  isGuess: boolean,
): boolean {
  let [cells, refused, impossible] = [0, 0, 0];
  const step = Math.max(1, Math.floor(values.length / MAX_ASKED));
  for (let index = 0; index < values.length; index += step) {
    const { text, count } = values[index] ?? { text: "", count: 0 };
    cells += count;
    const outcome = cleaner.clean(text);
    if (outcome.kind !== "invalid") continue;
    if (outcome.isImpossible) impossible += count;
    // A near miss speaks for the class, which can tell what is meant.
    else if (outcome.suggestions.length === 0) refused += count;
  }
  const isDoubtful = refused > (isGuess ? 0 : MAX_REFUSED * cells) || refused + impossible > MAX_IMPOSSIBLE * cells;
  return isDoubtful && cells >= MIN_JUDGED;
}
