/** Words of a column that are written in several ways: which way is usual, and which one a person has chosen. */
import { type ClassRule, type CountedValue, countCells, type Decision } from "@limpid/table";
import { chosenOption, chosenSuffix, KEEP_EACH } from "../decide.ts";
import type { ColumnHints } from "../entity.ts";

interface SpellingGroup {
  readonly id: string;
  /** All texts by which one of the spellings is found. */
  readonly keys: readonly string[];
  /** Most frequent first. */
  readonly spellings: readonly CountedValue[];
  readonly chosen: string | undefined;
}

export interface SpellingGroups {
  /** The groups with the most cells to bring together. */
  readonly offered: readonly SpellingGroup[];
  /** A person's decision for each key: the spelling, or KEEP_EACH. */
  readonly chosen: ReadonlyMap<string, string>;
}

/** In a column with more different values, the first are looked at, because repeated words come early. */
const STUDIED = 20_000;
const MAX_GROUPS = 8;
const MAX_SPELLINGS = 6;
/** A spelling this many times more frequent is what the others are brought to. */
const TIMES = 3;
const ENOUGH = 3;

/** `keysOf` gives what the spellings of one word share, the main key first; none for a text that is no word. */
export function groupSpellings(
  values: readonly CountedValue[],
  keysOf: (text: string) => readonly string[],
  hints: ColumnHints,
): SpellingGroups {
  const offered = findGroups(values.slice(0, STUDIED), keysOf)
    .toSorted((one, other) => cellsOf(other.spellings.slice(1)) - cellsOf(one.spellings.slice(1)))
    .slice(0, MAX_GROUPS)
    .map(({ keys, spellings }) => {
      const id = `spelling:${keys[0] ?? ""}`;
      return { id, keys, spellings, chosen: chosenOption(hints, id, optionsOf(spellings)) };
    });
  const chosen = offered.flatMap(({ keys, chosen: spelling }) =>
    spelling === undefined ? [] : keys.map((key) => [key, spelling] as const),
  );
  return { offered, chosen: new Map(chosen) };
}

interface Group {
  readonly keys: string[];
  readonly spellings: CountedValue[];
}

/** A word with two keys, such as Zürich, joins the spellings that have one of them, so it goes first. */
function findGroups(values: readonly CountedValue[], keysOf: (text: string) => readonly string[]): readonly Group[] {
  const groups = new Map<string, Group>();
  const keyed = values.map((value) => ({ value, keys: keysOf(value.text) }));
  for (const { value, keys } of keyed.toSorted((one, other) => other.keys.length - one.keys.length)) {
    if (keys.length === 0) continue;
    const known = keys.map((key) => groups.get(key)).find((group) => group !== undefined);
    const group = known ?? { keys: [], spellings: [] };
    group.spellings.push(value);
    for (const key of keys) {
      if (groups.has(key)) continue;
      groups.set(key, group);
      group.keys.push(key);
    }
  }
  return [...new Set(groups.values())].flatMap(({ keys, spellings }) =>
    spellings.length < 2 ? [] : [{ keys, spellings: spellings.toSorted((one, other) => other.count - one.count) }],
  );
}

export function decideSpellings({ offered }: SpellingGroups): readonly Decision[] {
  return offered.map(({ id, spellings, chosen }) => {
    const all = cellsOf(spellings);
    const inferred = usualOf(spellings) ?? KEEP_EACH;
    return {
      id,
      title: `Spelling of ${spellings[0]?.text}`,
      options: [
        ...spellings.slice(0, MAX_SPELLINGS).map(({ text, count }) => ({
          id: text,
          label: text,
          cellsFor: count,
          cellsAgainst: all - count,
        })),
        { id: KEEP_EACH, label: "Keep as is", cellsFor: 0, cellsAgainst: 0 },
      ],
      inferred,
      inForce: chosen ?? inferred,
      isChosen: chosen !== undefined,
      undecided: 0,
      sentence: describe(chosen ?? inferred, spellings, chosen !== undefined),
    };
  });
}

/** The words that are brought to one spelling. */
export function describeSpellings(groups: SpellingGroups): readonly string[] {
  return decideSpellings(groups)
    .filter(({ inForce, isChosen }) => isChosen || inForce !== KEEP_EACH)
    .map(({ sentence }) => sentence);
}

function describe(inForce: string, spellings: readonly CountedValue[], isChosen: boolean): string {
  const ways = spellings.map(({ text, count }) => `${text} in ${count}`).slice(0, MAX_SPELLINGS);
  const form = inForce === KEEP_EACH ? "Kept as is" : `Spelled ${inForce}`;
  return `${form}${chosenSuffix(isChosen)}: ${ways.join(", ")} cells.`;
}

function optionsOf(spellings: readonly CountedValue[]): readonly string[] {
  return [...spellings.slice(0, MAX_SPELLINGS).map(({ text }) => text), KEEP_EACH];
}

/** The spelling that at least the rarest of the others is brought to. */
function usualOf(spellings: readonly CountedValue[]): string | undefined {
  const [first, rarest] = [spellings[0], spellings.at(-1)];
  if (first === undefined || rarest === undefined || first.count < ENOUGH) return undefined;
  return first.count >= TIMES * rarest.count ? first.text : undefined;
}

function cellsOf(spellings: readonly CountedValue[]): number {
  return countCells(spellings);
}

export interface Respelling {
  readonly output: string;
  readonly why: string;
  readonly rule: ClassRule;
  readonly prob: number;
}

/** A text as a person wants its word to be written; undefined without such a choice. */
export function chosenSpelling(
  text: string,
  keys: readonly string[],
  { chosen }: SpellingGroups,
): Respelling | undefined {
  if (chosen.size === 0) return undefined;
  const spelling = keys.map((key) => chosen.get(key)).find((one) => one !== undefined);
  if (spelling === undefined) return undefined;
  if (spelling === KEEP_EACH) return { output: text, why: "", rule: "chosen-spelling", prob: 1 };
  return { output: spelling, why: `Spelled ${spelling}${chosenSuffix(true)}.`, rule: "chosen-spelling", prob: 0.97 };
}
