/** One thing that is written in several ways: capitals, accents, two letters for an umlaut, codes and names, forms of the class. */
import type { QuestionedValue } from "@limpid/table";
import { areSigns, areVariables } from "../forms/are-codes.ts";
import { isTypingError } from "../misspelling/is-misspelling.ts";
import { RealWords } from "../misspelling/real-words.ts";
import type { ReviewedColumn, SeenValue } from "./asked-column.ts";
import { foldSpelling, foldUmlauts } from "./fold-spelling.ts";
import { groupBy } from "./group-by.ts";
import { findNames } from "./names.ts";
import type { Finding, QuestionKindDefinition } from "./question-kind.ts";
import { findAccidents, findSameCodes } from "./same-signs.ts";
import { findBareLinks, findShapes } from "./shapes.ts";
import { findSlipsAround } from "./slips-around.ts";
import { sumCells, wordCount } from "./sum-cells.ts";

/** Longer texts are prose. */
const MAX_LENGTH = 80;
/** If more of the cells hold a value of their own, two spellings are two values. */
const MAX_DISTINCT = 0.9;
/** The usual spelling stands in so many cells at least. */
const MIN_USUAL = 2;

export const ways: QuestionKindDefinition = {
  kind: "ways",
  title: "Ways of writing",
  about: "One thing is written in several ways, none of which is rare enough to be a slip",
  seconds: 4,
  find(column) {
    return [
      ...withOthersOfRule(column, findGroups(column)),
      ...findForms(column),
      findAccidents(column),
      findSameCodes(column),
      findShapes(column),
      findBareLinks(column),
      findSlipsAround(column),
      findNames(column),
    ];
  },
  ask(found) {
    const cells = sumCells(found.flatMap(({ values }) => values));
    const areForms = found.every(({ family }) => family.startsWith("ways form"));
    const what = areForms ? "in several formats" : "written in another way than most";
    return {
      message: `${wordCount(cells, "cell is", "cells are")} ${what}.`,
      options: [{ id: "accept", label: areForms ? "Use the standard format" : "Use the most common way" }],
      recommended: "accept",
    };
  },
};

interface Written {
  readonly output: string;
  readonly values: readonly SeenValue[];
  readonly cells: number;
}

function findGroups(column: ReviewedColumn): readonly Finding[] {
  const { entity, quiet, cells } = column;
  if (entity.role === "prose" || entity.care === "exact") return [];
  const isWord = ({ output }: SeenValue): boolean =>
    output !== null && output.length <= MAX_LENGTH && !(entity.role === "number" && DIGIT.test(output));
  const written = byOutput(quiet.filter(isWord));
  if (written.length > MAX_DISTINCT * cells) return [];
  const misspelt = misspeltValues(column, written);
  const wrong = new Map(misspelt);
  const keysOf = keysFor(column, written, misspelt);
  const isPreferred = capitalsOf(written);
  const found = new Map<string, QuestionedValue[]>(FAMILIES.map((family) => [family, []]));
  for (const group of groupByKeys(written, keysOf)) {
    const [usual, ...others] = group.sort(
      (one, other) =>
        Number(wrong.has(one.output)) - Number(wrong.has(other.output)) ||
        other.cells - one.cells ||
        Number(isPreferred(other.output)) - Number(isPreferred(one.output)) ||
        Number(isAsClassWrites(other)) - Number(isAsClassWrites(one)) ||
        (one.output < other.output ? -1 : 1),
    );
    if (usual === undefined || usual.cells < MIN_USUAL) continue;
    for (const other of others)
      for (const { raw, cells: count } of other.values)
        found
          .get(wrong.has(other.output) ? "ways misspelt" : familyOf(column, usual, other))
          ?.push({ raw, cells: count, proposed: usual.output });
  }
  return [...found].map(([family, values]) => ({ family, values }));
}

/** Adds the names in another language that no other value means, if the class brings some of the question to one form. */
function withOthersOfRule({ quiet }: ReviewedColumn, found: readonly Finding[]): readonly Finding[] {
  const asked = new Set(found.flatMap(({ values }) => values.map(({ raw }) => raw)));
  const rules = new Set(quiet.filter(({ raw }) => asked.has(raw)).map(ruleOf));
  const others = quiet.flatMap((value) =>
    value.outcome.kind === "ok" && SAME_THING.has(value.outcome.rule) && rules.has(value.outcome.rule)
      ? [{ raw: value.raw, cells: value.cells, proposed: value.outcome.output }]
      : [],
  );
  const isNew = ({ raw, proposed }: QuestionedValue) => !asked.has(raw) && proposed !== raw;
  return found.map((finding) =>
    finding.family === "ways synonym" && finding.values.length > 0
      ? { ...finding, values: [...finding.values, ...others.filter(isNew)] }
      : finding,
  );
}

/** Rules by which a class writes a name in the form of the others. */
const SAME_THING: ReadonlySet<string> = new Set(["one-form"]);

function ruleOf({ outcome }: SeenValue): string {
  return outcome.kind === "ok" ? outcome.rule : "";
}

/** Whether the class would write it in the same way. */
function isAsClassWrites({ output, values: [value] }: Written): boolean {
  return value?.outcome.kind === "ok" && value.outcome.output === output;
}

const DIGIT = /\d/;
const FAMILIES = ["ways spelling", "ways synonym", "ways numbered", "ways short", "ways misspelt"] as const;

/** How two ways of one thing differ. */
function familyOf(column: ReviewedColumn, usual: Written, other: Written): (typeof FAMILIES)[number] {
  const [own, way] = [usual.output, other.output];
  const folds = new Set(spellingsOf(own));
  if (spellingsOf(way).some((key) => folds.has(key))) return "ways spelling";
  const meaning = meaningOf(column, usual.values[0]);
  if (meaning !== undefined && meaning === meaningOf(column, other.values[0])) return "ways synonym";
  if (partsOfAnswer(own) !== undefined || partsOfAnswer(way) !== undefined) return "ways numbered";
  const [short, long] = own.length < way.length ? [own, way] : [way, own];
  return isShortFor(short, long) ? "ways short" : "ways synonym";
}

/** If two ways are as frequent, the one with the capitals that most cells have. */
function capitalsOf(written: readonly Written[]): (text: string) => boolean {
  const capitals = (text: string): string => `${/^\p{Lu}/u.test(text)} ${/\p{Ll}/u.test(text)}`;
  const cells = new Map<string, number>();
  for (const { output, cells: count } of written)
    cells.set(capitals(output), (cells.get(capitals(output)) ?? 0) + count);
  const most = Math.max(...cells.values());
  return (text) => cells.get(capitals(text)) === most;
}

function spellingsOf(text: string): readonly string[] {
  return [foldSpelling(text), foldUmlauts(text)];
}

/** The keys that values have in common if they are one thing: their letters, and what they mean for the class. */
function keysFor(
  column: ReviewedColumn,
  written: readonly Written[],
  misspelt: readonly Misspelt[],
): (value: Written) => readonly string[] {
  const texts = written.map(({ output }) => output);
  const areNames = areVariables(texts);
  const areShort = areSigns(texts);
  const extra = new Map([
    ...numberedKeys(column, written),
    ...shortKeys(column, written),
    ...misspelt.map(([own, meant]): Keys => [own, [`written ${foldSpelling(meant)}`]]),
    ...legalKeys(column, written),
  ]);
  return ({ output, values }) => {
    const isSign = areNames || (areShort && MIXED.test(output));
    const spellings = isSign ? [] : spellingsOf(output).filter((key) => key.length > 1);
    const meaning = areNames ? undefined : meaningOf(column, values[0]);
    return [
      ...spellings.map((key) => `written ${key}`),
      ...(meaning === undefined ? [] : [`meant ${meaning}`]),
      ...(extra.get(output) ?? []),
    ];
  };
}

/** Among signs, "CO" and "co" are one, and "Co" is another. */
const MIXED = /\p{Lu}.*\p{Ll}|\p{Ll}.*\p{Lu}/u;

/** Rules by which a class writes a value in other words than those of the column. */
const OTHER_ORDER: ReadonlySet<string> = new Set(["first-name-first", "proper-case"]);

const NUMBER = /^[-+]?[\d.,]+$/;

/** Undefined where the class knows no other words for it. */
function meaningOf({ entity }: ReviewedColumn, value: SeenValue | undefined): string | undefined {
  if (value?.outcome.kind !== "ok") return undefined;
  const { components, output, rule } = value.outcome;
  const { alpha2, iso639_1: language, rank, symbol } = components;
  // Several dollars have one sign, and other codes have none.
  if (entity.role === "code" && !entity.hasOpenList) return symbol === undefined ? undefined : output;
  if (OTHER_ORDER.has(rule) || NUMBER.test(output)) return undefined;
  return alpha2 ?? language ?? rank ?? symbol ?? output;
}

/** An answer with its number: "2: often". */
const ANSWER = /^(\d{1,2})\s*[-–—.:)=]\s*(\p{L}.*)$/u;
/** Answers with their numbers that show what the numbers are. */
const MIN_NUMBERED = 2;

function partsOfAnswer(text: string): { readonly number: string; readonly words: string } | undefined {
  const [, number, words] = ANSWER.exec(text) ?? [];
  return number === undefined || words === undefined ? undefined : { number, words };
}

/** Answers that stand with their number, without it, and as the number alone. */
function numberedKeys({ entity }: ReviewedColumn, written: readonly Written[]): readonly Keys[] {
  if (entity.role !== "answer" && entity.role !== "label") return [];
  const numbered = written.flatMap(({ output }) => partsOfAnswer(output) ?? []);
  const numbers = new Set(numbered.map(({ number }) => number));
  const words = new Set(numbered.map((one) => foldSpelling(one.words)));
  if (numbers.size < MIN_NUMBERED || numbers.size < numbered.length || words.size < numbered.length) return [];
  return written.map(({ output }): Keys => {
    const parts = partsOfAnswer(output);
    if (parts !== undefined) return [output, [`numbered ${parts.number}`, `answer ${foldSpelling(parts.words)}`]];
    return [output, [/^\d{1,2}$/.test(output) ? `numbered ${output}` : `answer ${foldSpelling(output)}`]];
  });
}

type Keys = readonly [output: string, keys: readonly string[]];

/** Legal forms in full, and how they are written mostly. Another form is another company. */
const LEGAL_FORMS: ReadonlyMap<string, string> = new Map([
  ["aktiengesellschaft", "ag"],
  ["company", "co"],
  ["corporation", "corp"],
  ["incorporated", "inc"],
  ["limited", "ltd"],
]);

/** Companies whose legal form is written in full, as one with those of the short form. */
function legalKeys({ entity }: ReviewedColumn, written: readonly Written[]): readonly Keys[] {
  if (entity.id !== "organization") return [];
  return written.flatMap(({ output }): readonly Keys[] => {
    const place = output.lastIndexOf(" ") + 1;
    const short = LEGAL_FORMS.get(output.slice(place).toLowerCase());
    const isName = short !== undefined && foldSpelling(output.slice(0, place)).length > 1;
    return isName ? [[output, [`written ${foldSpelling(`${output.slice(0, place)}${short}`)}`]]] : [];
  });
}

type Misspelt = readonly [own: string, meant: string];

/** Values that stand in many cells, though one slip made no word of a word of another value. */
function misspeltValues({ title, entity }: ReviewedColumn, written: readonly Written[]): readonly Misspelt[] {
  if ((entity.role !== "answer" && entity.role !== "label") || written.length > MAX_ANSWERS) return [];
  const real = new RealWords(title, () => written.map(({ output }) => output));
  return written.flatMap(({ output: own }): readonly Misspelt[] => {
    const meant = written.filter(
      (other) => isTypingError(own, other.output) && real.areInMeantAlone(own, other.output),
    );
    return meant.length === 1 && meant[0] !== undefined ? [[own, meant[0].output]] : [];
  });
}

/** Among more different answers some begin like others by chance. */
const MAX_ANSWERS = 30;
const SHORT = 4;
const MUCH_LONGER = 3;

/** A word that is cut short: "appr" beside "approved", where nothing else begins with it. */
function shortKeys({ entity }: ReviewedColumn, written: readonly Written[]): readonly Keys[] {
  if ((entity.role !== "answer" && entity.role !== "label") || written.length > MAX_ANSWERS) return [];
  return written.flatMap(({ output }): readonly Keys[] => {
    const longer = written.filter((other) => isShortFor(output, other.output));
    const [meant] = longer;
    if (meant === undefined || new Set(longer.map((other) => foldSpelling(other.output))).size > 1) return [];
    return [[output, [`written ${foldSpelling(meant.output)}`]]];
  });
}

function isShortFor(short: string, long: string): boolean {
  const own = short.replace(/\.$/, "").toLowerCase();
  const isWord = /^\p{L}{2,}$/u.test(own) && /^\p{L}+$/u.test(long);
  return isWord && own.length <= SHORT && long.length >= own.length + MUCH_LONGER && long.toLowerCase().startsWith(own);
}

function byOutput(values: readonly SeenValue[]): readonly Written[] {
  const groups = groupBy(values, ({ output }) => output ?? "");
  return [...groups].map(([output, group]) => ({ output, values: group, cells: sumCells(group) }));
}

/** Groups of two or more that are linked by their keys. */
function groupByKeys(written: readonly Written[], keysOf: (value: Written) => readonly string[]): readonly Written[][] {
  const parents = written.map((_, place) => place);
  const rootOf = (place: number): number => {
    let root = place;
    while (parents[root] !== root) root = parents[root] ?? root;
    for (let at = place; at !== root; ) {
      const next = parents[at] ?? root;
      parents[at] = root;
      at = next;
    }
    return root;
  };
  const first = new Map<string, number>();
  for (const [place, value] of written.entries())
    for (const key of keysOf(value)) {
      const known = first.get(key);
      if (known === undefined) first.set(key, place);
      else parents[rootOf(place)] = rootOf(known);
    }
  const groups = groupBy(written.keys(), rootOf);
  return [...groups.values()].flatMap((places) =>
    places.length > 1 ? [places.flatMap((place) => written[place] ?? [])] : [],
  );
}

/** Rules that write a value in other words, or change nothing that anybody would see. */
const NO_FORMS: ReadonlySet<string> = new Set([
  ...OTHER_ORDER,
  "",
  "one-name",
  "one-scale",
  "one-unit",
  "two-units",
  "unit-added",
  "years",
  "words",
]);

/** Rules that complete the number of a telephone. */
const PHONES: ReadonlySet<string> = new Set(["e164", "home-country"]);

/** Values that the class would write in its standard format, where they are not all written in one other. */
function findForms({ entity, cleaner, quiet }: ReviewedColumn): readonly Finding[] {
  const known = quiet.flatMap((value) => (value.outcome.kind === "ok" ? [{ value, outcome: value.outcome }] : []));
  const toAsked = ({ value, outcome }: (typeof known)[number]): QuestionedValue => ({
    raw: value.raw,
    cells: value.cells,
    proposed: outcome.output,
  });
  const others = known.filter(({ value, outcome }) => outcome.output !== value.output);
  const words = others.filter(({ outcome }) => outcome.rule === "words");
  const inWords = { family: "ways words", values: words.map(toAsked) };
  const isStandard = entity.role !== "number" && entity.role !== "prose" && cleaner.type === "text";
  const forms = new Set(known.map(({ value, outcome }) => (outcome.output === value.output ? "" : outcome.rule)));
  if (!isStandard || entity.takesAnyText || entity.followsColumn || forms.size < 2) return [inWords];
  const formed = others.filter(({ outcome }) => !NO_FORMS.has(outcome.rule));
  const phones = formed.filter(({ outcome }) => PHONES.has(outcome.rule));
  const family = `ways form ${entity.isChecked ? "checked" : entity.group}`;
  return [
    inWords,
    { family: "ways form phone", values: phones.map(toAsked) },
    { family, values: formed.filter(({ outcome }) => !PHONES.has(outcome.rule)).map(toAsked) },
  ];
}
