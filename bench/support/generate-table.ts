/** A messy table of any size whose cleaned form is known: every cell follows from the seed, its row and its column. */

import { seededRandom } from "./random.ts";

export interface KnownCell {
  readonly raw: string;
  /** What cleaning must make of it. */
  readonly clean: string;
}

interface KnownColumn {
  readonly title: string;
  readonly cell: (row: number, random: () => number) => KnownCell;
}

const SEED = 20_240_713;
/** Forms of one thing stay as they are written. */
const COUNTRIES = ["Switzerland", "CH", "Schweiz", "Germany", "Deutschland", "France", "FRANCE", "Italy", "Austria"];
const ANSWERS = ["yes", "Yes", "no", "No"];
const CATEGORIES = ["Garden", "Kitchen", "Tools", "Toys", "Books", "Sports"];
const VERBS = ["packed", "checked", "returned", "delayed", "delivered", "weighed"];
const PLACES = ["at gate 2", "in hall 3", "by night", "twice", "with care"];

const COLUMNS: readonly KnownColumn[] = [
  { title: "id", cell: (row) => same(String(row + 1).padStart(7, "0")) },
  { title: "quantity", cell: (_, random) => same(String(below(random, 1000) + 1)) },
  { title: "weight", cell: (_, random) => knownWeight(below(random, 10_000)) },
  { title: "price", cell: (_, random) => knownPrice(below(random, 1_000_000)) },
  { title: "ordered", cell: (_, random) => knownDate(below(random, 12) + 1, below(random, 28) + 1) },
  { title: "active", cell: (_, random) => same(pick(random, ANSWERS)) },
  { title: "email", cell: (row, random) => knownEmail(row, below(random, 20) === 0) },
  { title: "country", cell: (_, random) => same(pick(random, COUNTRIES)) },
  { title: "category", cell: (_, random) => same(pick(random, CATEGORIES)) },
  {
    title: "note",
    cell: (_, random) => same(`Box ${below(random, 9000)} ${pick(random, VERBS)} ${pick(random, PLACES)}`),
  },
];

export const TITLES: readonly string[] = COLUMNS.map(({ title }) => title);

export function knownRow(row: number): KnownCell[] {
  return COLUMNS.map(({ cell }, column) => cell(row, randomNumbers(row, column)));
}

/** The file to clean, semicolon-separated as the decimal commas ask for. */
export function generateCsv(rows: number): Uint8Array {
  const lines = [TITLES.join(";")];
  for (let row = 0; row < rows; row++)
    lines.push(
      knownRow(row)
        .map(({ raw }) => raw)
        .join(";"),
    );
  return new TextEncoder().encode(`${lines.join("\n")}\n`);
}

function same(text: string): KnownCell {
  return { raw: text, clean: text };
}

function knownWeight(hundredths: number): KnownCell {
  const [whole, decimals] = [Math.floor(hundredths / 100), twoDigits(hundredths % 100)];
  return { raw: `${whole},${decimals}`, clean: `${whole}.${decimals}` };
}

/** The currency goes where the whole column has the same. */
function knownPrice(cents: number): KnownCell {
  const [whole, decimals] = [String(Math.floor(cents / 100)), twoDigits(cents % 100)];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, "'");
  return { raw: `CHF ${grouped}.${decimals}`, clean: `${whole}.${decimals}` };
}

function knownDate(month: number, day: number): KnownCell {
  const [mm, dd] = [twoDigits(month), twoDigits(day)];
  return { raw: `${dd}/${mm}/2024`, clean: `2024-${mm}-${dd}` };
}

function knownEmail(row: number, isShouted: boolean): KnownCell {
  const clean = `a${row}@example.org`;
  return { raw: isShouted ? clean.toUpperCase() : clean, clean };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

function below(random: () => number, limit: number): number {
  return Math.floor(random() * limit);
}

function pick<T>(random: () => number, values: readonly T[]): T {
  const value = values[below(random, values.length)];
  if (value === undefined) throw new Error("There is nothing to pick from");
  return value;
}

/** Each cell has its own row of numbers, so that any row can be asked for without the ones before it. */
function randomNumbers(row: number, column: number): () => number {
  return seededRandom(Math.imul(SEED ^ row, 0x9e3779b1) ^ Math.imul(column + 1, 0x85ebca6b));
}
