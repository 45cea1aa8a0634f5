/** Names of persons in another order than most of the column, or in capitals alone. */
import { entityById } from "@limpid/entities";
import type { QuestionedValue } from "@limpid/table";
import type { ReviewedColumn, SeenValue } from "./asked-column.ts";
import type { Finding } from "./question-kind.ts";
import { sumCells } from "./sum-cells.ts";

/** An order is the usual one with this share of the cells and this many different names. */
const USUAL = 0.6;
const MIN_USUAL = 10;

/** Nothing if names in any order are usual. */
export function findNames({ entity, quiet, cells }: ReviewedColumn): Finding {
  if (entity.id !== "person_name") return { family: "ways names", values: [] };
  const inCapitals = findCapitals(quiet);
  const found = quiet.flatMap((value) => readName(value, inCapitals) ?? []);
  const withComma = found.filter(({ value }) => COMMA.test(value.text));
  const isCommaUsual = isUsual(withComma, cells);
  const odd = found.flatMap((name) => {
    const proposed = isCommaUsual && !COMMA.test(name.value.text) ? name.lastFirst : name.canonical;
    return proposed === name.value.output ? [] : [{ name, proposed }];
  });
  const oddNames = new Set(odd.map(({ name }) => name));
  const isAsked = isUsual(
    found.filter((name) => !oddNames.has(name)),
    cells,
  );
  const values = odd.map(
    ({ name: { value }, proposed }): QuestionedValue => ({ raw: value.raw, cells: value.cells, proposed }),
  );
  return { family: "ways names", values: isAsked ? values : [] };
}

const COMMA = /,/;

interface Spellings {
  /** The name as the class writes it. */
  readonly canonical: string;
  readonly lastFirst: string;
}

interface SeenName extends Spellings {
  readonly value: SeenValue;
}

/** A surname in capitals, before or behind the other names, which shows where it stands. */
const CAPITALS_FIRST = /^(\p{Lu}[\p{Lu}'’-]+) ((?:\p{Lu}[\p{Ll}'’-]+ ?)+)$/u;
const CAPITALS_LAST = /^((?:\p{Lu}[\p{Ll}'’-]+ )+)(\p{Lu}[\p{Lu}'’-]+)$/u;
const NUMERAL = /^[IVX]+$/;

/** Names with the surname in capitals, as the others are written; none if most are written so. */
function findCapitals(quiet: readonly SeenValue[]): ReadonlyMap<string, Spellings> {
  const spellings = new Map<string, string>();
  const odd = quiet.flatMap((value) => {
    const [, surname = "", others = ""] =
      CAPITALS_FIRST.exec(value.text) ?? swapped(CAPITALS_LAST.exec(value.text)) ?? [];
    const isOdd = surname.length > 2 && !NUMERAL.test(surname) && isFirstName(others.split(" ")[0] ?? "");
    if (!isOdd)
      for (const word of value.text.split(/[\s,]+/))
        if (word !== word.toUpperCase()) spellings.set(word.toLowerCase(), word);
    return isOdd ? [{ value, surname, others: others.trim() }] : [];
  });
  if (2 * sumCells(odd.map(({ value }) => value)) > sumCells(quiet)) return new Map();
  return new Map(
    odd.map(({ value, surname, others }) => {
      const proper = spellings.get(surname.toLowerCase()) ?? toProper(surname);
      return [value.text, { canonical: `${others} ${proper}`, lastFirst: `${proper}, ${others}` }];
    }),
  );
}

const swapped = (match: RegExpExecArray | null) =>
  match === null ? undefined : ([match[0], match[2] ?? "", match[1] ?? ""] as const);

function toProper(word: string): string {
  return word.toLowerCase().replace(/(?<=^|['’-])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

function readName(value: SeenValue, inCapitals: ReadonlyMap<string, Spellings>): SeenName | undefined {
  const { outcome, text } = value;
  if (outcome.kind !== "ok") return undefined;
  const own = value.output ?? outcome.output;
  const upright = inCapitals.get(text);
  if (upright !== undefined) return { value, ...upright };
  const { first = "", last = "" } = outcome.components;
  const isOther = outcome.rule === "proper-case" || (outcome.rule === "first-name-first" && isSurnameFirst(text));
  const isPlain = text === `${first} ${last}` && isFirstName(first);
  return { value, canonical: isOther ? outcome.output : own, lastFirst: isPlain ? `${last}, ${first}` : own };
}

/** Two names with a comma between them are two persons, and what has no first name behind the comma is something else. */
function isSurnameFirst(text: string): boolean {
  const [surname = "", first = "", ...others] = text.split(COMMA).map((part) => part.trim());
  return others.length === 0 && isFirstName(first.split(" ")[0] ?? "") && !isFirstName(surname.split(" ")[0] ?? "");
}

function isFirstName(text: string): boolean {
  return entityById("first_name")?.has(text) === true;
}

function isUsual(names: readonly SeenName[], cells: number): boolean {
  return names.length >= MIN_USUAL && sumCells(names.map(({ value }) => value)) >= USUAL * cells;
}
