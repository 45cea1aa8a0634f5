/**
 * How a column's values are written: as they stand, as the column writes most of them (dates and plain numbers as the
 * class writes them), or all of them as the class writes them. A person may choose; the class only offers its form.
 */
import type { ColumnCleaner } from "@limpid/entities";
import type { Decided, Decision, DecisionOption, FormSetting, ValueType } from "@limpid/table";
import { isConversionType } from "./is-conversion.ts";

export type Writing = "as_written" | "own_form" | "class_form";

const WRITING = "writing";

const LABELS: Readonly<Record<Writing, string>> = {
  as_written: "Don't change",
  own_form: "Most common format",
  class_form: "Standard format",
};

/** A value as the column has it, as the column writes it by default, and as its class writes it. */
export interface FormedValue {
  readonly raw: string;
  readonly own: string;
  readonly canonical: string;
  readonly cells: number;
}

interface WrittenColumn {
  readonly decided: Decided;
  readonly forms: FormSetting;
  readonly type: ValueType;
  readonly decisions: ColumnCleaner["decisions"];
}

/** The form of the column is the standard one where its class writes nothing in another way. */
function nameOf(writing: Writing, options: readonly DecisionOption[]): Writing {
  return writing === "own_form" && options.every(({ id }) => id !== "class_form") ? "class_form" : writing;
}

/** What is in force, whatever can be chosen. */
export function chooseWriting({ decided, forms, type, decisions }: WrittenColumn): Writing {
  const chosen = chosenWriting(decided);
  if (chosen !== undefined) return chosen;
  // A person who decided on words wants their form.
  const isWanted = !isConversionType(type) && decisions.some(({ isChosen }) => isChosen);
  return forms === "keep" && !isWanted ? "as_written" : "own_form";
}

/** What a person has decided of the rest, of which the class alone knows. */
export function withoutWriting(decided: Decided): Decided {
  return Object.fromEntries(Object.entries(decided).filter(([id]) => id !== WRITING));
}

function chosenWriting(decided: Decided): Writing | undefined {
  const wanted = Object.hasOwn(decided, WRITING) ? decided[WRITING] : undefined;
  return (Object.keys(LABELS) as Writing[]).find((writing) => writing === wanted);
}

/** Nothing where all ways of writing are the same, as far as all values of the column were looked at. */
export function offerWriting(
  column: WrittenColumn,
  { values, isWhole }: { readonly values: readonly FormedValue[]; readonly isWhole: boolean },
): readonly Decision[] {
  const options = optionsOf(values, isWhole);
  if (options.length < 2) return [];
  const writing = chooseWriting(column);
  const shown = (wanted: Writing): Writing => (options.some(({ id }) => id === wanted) ? wanted : "as_written");
  const inForce = shown(writing);
  const isChosen = chosenWriting(column.decided) !== undefined;
  const changing = values.filter(({ raw, own, canonical }) => raw !== own || raw !== canonical);
  return [
    {
      id: WRITING,
      title: "Value format",
      options,
      inferred: shown(chooseWriting({ ...column, decided: {} })),
      inForce,
      isChosen,
      undecided: isWhole ? countCells(changing) : 0,
      sentence: describeWriting(nameOf(inForce, options), { isChosen, isKept: column.forms === "keep" }),
    },
  ];
}

function optionsOf(values: readonly FormedValue[], isWhole: boolean): readonly DecisionOption[] {
  const own = values.filter((value) => value.own !== value.raw);
  const canonical = values.filter((value) => value.canonical !== value.own);
  if (own.length === 0 && canonical.length === 0 && isWhole) return [];
  const isOffered = own.length > 0 || !isWhole;
  const isOne = canonical.length === 0;
  return [
    option("as_written", LABELS.as_written),
    ...(isOffered ? [option("own_form", isOne ? LABELS.class_form : LABELS.own_form, exampleOf(own, "own"))] : []),
    ...(isOne ? [] : [option("class_form", LABELS.class_form, exampleOf(canonical, "canonical"))]),
  ];
}

function option(id: Writing, label: string, preview?: string): DecisionOption {
  return { id, label, cellsFor: 0, cellsAgainst: 0, ...(preview !== undefined && { preview }) };
}

const MAX_PREVIEW = 40;

/** The most frequent value that changes. */
function exampleOf(values: readonly FormedValue[], side: "own" | "canonical"): string | undefined {
  const short = values.filter((value) => value.raw.length <= MAX_PREVIEW && value[side].length <= MAX_PREVIEW);
  const [first, ...others] = short;
  if (first === undefined) return undefined;
  const best = others.reduce((usual, value) => (value.cells > usual.cells ? value : usual), first);
  return `${best.raw} → ${best[side]}`;
}

function countCells(values: readonly FormedValue[]): number {
  return values.reduce((sum, { cells }) => sum + cells, 0);
}

const SENTENCES: Readonly<Record<Writing, string>> = {
  as_written: "Values keep their format",
  own_form: "Other formats are converted to the most common one where that is certain",
  class_form: "Values are converted to the standard format where possible",
};

function describeWriting(writing: Writing, { isChosen, isKept }: { isChosen: boolean; isKept: boolean }): string {
  if (isChosen) return `${SENTENCES[writing]} (chosen manually).`;
  return writing === "as_written" && isKept ? `${SENTENCES[writing]} (table setting).` : `${SENTENCES[writing]}.`;
}
