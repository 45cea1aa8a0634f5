/**
 * Made columns of every class: values of its generators with the flaws of real tables, under a header that may be
 * missing, cryptic, foreign or wrong, in all lengths from one value on.
 */
import { allFakers, FakerError } from "@faker-js/faker";
import { estimateNumber } from "@limpid/text";
import { categoryClasses } from "./category-classes.ts";
import { codeClasses } from "./code-classes.ts";
import { contactClasses } from "./contact-classes.ts";
import { dateClasses } from "./date-classes.ts";
import { financeClasses } from "./finance-classes.ts";
import { geoClasses } from "./geo-classes.ts";
import { idClasses } from "./id-classes.ts";
import { JUNK, makeHeader } from "./make-header.ts";
import { type MadeClass, type MadeClasses, Maker } from "./maker.ts";
import { measureClasses } from "./measure-classes.ts";
import { numberClasses } from "./number-classes.ts";
import { organizationClasses } from "./organization-classes.ts";
import { personClasses } from "./person-classes.ts";
import { placeClasses } from "./place-classes.ts";
import { spoil } from "./spoil-values.ts";
import { textClasses } from "./text-classes.ts";
import { titleClasses } from "./title-classes.ts";
import { webRecipes } from "./web-recipes.ts";

export interface MadeColumn {
  /** Right classes, best first. */
  readonly labels: readonly string[];
  readonly header: string;
  readonly values: readonly string[];
}

/** Their order, like that of the recipes, decides which random numbers a column gets. */
const basicClasses: MadeClasses = {
  ...titleClasses,
  ...organizationClasses,
  ...textClasses,
  ...personClasses,
  ...contactClasses,
  ...placeClasses,
  ...geoClasses,
  ...numberClasses,
  ...measureClasses,
  ...dateClasses,
  ...idClasses,
  ...financeClasses,
  ...codeClasses,
  ...categoryClasses,
};

export const madeClasses: MadeClasses = Object.fromEntries(
  Object.entries(basicClasses).map(([id, made]) => [
    id,
    { ...made, recipes: [...made.recipes, ...(webRecipes[id] ?? [])] },
  ]),
);

/** `perClass` columns of a class of share 1. */
export function* makeColumns(perClass: number, seed: number): Generator<MadeColumn> {
  const maker = new Maker(seed);
  for (const [label, made] of Object.entries(madeClasses)) {
    const count = Math.max(2, Math.round(perClass * (made.share ?? 1)));
    for (let index = 0; index < count; index++) yield makeColumn(label, made, maker);
  }
}

/** Classes that bare numbers do not show: without a header that says so, they are just numbers. */
const NEEDS_HEADER = new Set(
  "boolean percentage rating rank money measurement mass length area volume speed temperature energy age day_of_month month quarter direction industry_code row_index country_code code year_month".split(
    " ",
  ),
);

/** The class, or for bare numbers under a header that says nothing, numbers first. */
function labelsOf(label: string, header: string, values: readonly string[]): readonly string[] {
  const isTold = header !== "" && !JUNK.includes(header);
  if (isTold || !NEEDS_HEADER.has(label)) return [label];
  if (values.length > 5 && countsUp(values)) return ["row_index"];
  const numbers = values.map((value) => estimateNumber(value, "groups"));
  if (numbers.some((number) => number === undefined || number.hasLeadingZero)) return [label];
  const isWhole = numbers.every((number) => number?.fractionDigits === 0);
  return [isWhole ? "integer" : "number", label];
}

/** Whether values grow by one in nearly all rows. */
function countsUp(values: readonly string[]): boolean {
  const steps = values.filter((value, row) => row > 0 && Number(value) - Number(values[row - 1]) === 1);
  return steps.length > 0.9 * (values.length - 1);
}

/** Shares of columns by their length; web tables are short, files are long. */
function rowsOf(maker: Maker): number {
  const kind = maker.random.next();
  if (kind < 0.07) return maker.whole(1, 4);
  if (kind < 0.45) return 5;
  if (kind < 0.6) return maker.whole(6, 20);
  if (kind < 0.9) return maker.whole(20, 100);
  return maker.whole(100, 300);
}

/** How many different values a column has at most: many columns of the web say the same in all rows. */
function repeatsOf(rows: number, maker: Maker): number {
  const kind = maker.random.next();
  if (rows <= 5 && kind < 0.4) return maker.whole(1, 3);
  return kind < 0.2 ? maker.whole(1, 20) : Number.POSITIVE_INFINITY;
}

/** Some locales lack a list that a recipe asks for; English has them all. */
function withFallback(next: () => string, maker: Maker): () => string {
  return () => {
    try {
      return next();
    } catch (error) {
      if (!(error instanceof FakerError)) throw error;
      maker.faker = allFakers.en_US;
      return next();
    }
  };
}

function makeColumn(label: string, made: MadeClass, maker: Maker): MadeColumn {
  maker.startColumn();
  const rows = rowsOf(maker);
  const isShort = rows <= 5;
  // A column of five values of the web has no header and five different values.
  const isBare = maker.chance(isShort ? 0.8 : 0.2);
  const recipes = isShort && isBare ? (made.shortRecipes ?? made.recipes) : made.recipes;
  const next = withFallback(maker.pick(recipes)(maker), maker);
  const repeats = repeatsOf(rows, maker);
  const few: string[] = [];
  const values = Array.from({ length: rows }, () => {
    if (few.length >= repeats && label !== "row_index" && label !== "rank") return maker.pick(few);
    const value = next();
    few.push(value);
    return value;
  });
  const header = isBare ? "" : makeHeader(label, made, madeClasses, maker);
  return { labels: labelsOf(label, header, values), header, values: spoil(values, maker, label === "empty") };
}
