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
  const found = entity.id === "person_name" ? quiet.flatMap((value) => readName(value) ?? []) : [];
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

interface SeenName {
  readonly value: SeenValue;
  /** The name as the class writes it. */
  readonly canonical: string;
  readonly lastFirst: string;
}

function readName(value: SeenValue): SeenName | undefined {
  const { outcome, text } = value;
  if (outcome.kind !== "ok") return undefined;
  const own = value.output ?? outcome.output;
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
