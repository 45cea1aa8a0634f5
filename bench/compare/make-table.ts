/** A table of 30 columns with planted errors, always the same one: things with a key, a name and a region, and more. */

import type { Column, Table } from "@limpid/table";
import { seededRandom } from "../support/random.ts";

export type ErrorKind = "typo in a name" | "other region" | "typo in a word";

export interface Planted {
  readonly kind: ErrorKind;
  readonly column: number;
  readonly row: number;
  readonly truth: string;
}

/** A column whose values decide those of another one. */
export interface Rule {
  readonly from: number;
  readonly to: number;
}

export interface PlantedTable {
  readonly table: Table;
  readonly planted: readonly Planted[];
  readonly rules: readonly Rule[];
}

/** Different things in the table: some stand in many rows, some in five. */
const THINGS = [50, 500, 5000, 20_000, 100_000, 200_000];
const CATEGORIES = [4, 9, 25, 120, 700, 1000];
const NUMBERS = [500, 20_000, 100_000];
const WORDS = 400;
const DAYS = 3650;
const RATE: Readonly<Record<ErrorKind, number>> = {
  "typo in a name": 0.003,
  "other region": 0.002,
  "typo in a word": 0.002,
};
const SYLLABLES = "ba ce di fo gu ha ke li mo nu pa re si to vu wa xe yi zo lar men tis kor".split(" ");
const REGIONS = "North South East West Upper Lower Inner Outer Middle Far".split(" ");

export function makeTable(rowCount: number, seed: number): PlantedTable {
  const random = seededRandom(seed);
  const columns: Column[] = [];
  const planted: Planted[] = [];
  const rules: Rule[] = [];
  const add = (title: string, textOf: (row: number) => string): number =>
    columns.push(encode(title, rowCount, textOf)) - 1;
  const plant = (kind: ErrorKind, row: number, truth: string, wrong: string): string => {
    if (wrong === truth || random() >= RATE[kind]) return truth;
    planted.push({ kind, column: columns.length, row, truth });
    return wrong;
  };
  for (const [number, wanted] of THINGS.entries()) {
    const things = Math.min(wanted, Math.ceil(rowCount / 5));
    const thingOf = Uint32Array.from({ length: rowCount }, () => Math.floor(random() * things));
    const at = (row: number): number => thingOf[row] ?? 0;
    const key = add(`key ${number}`, (row) => `K${number}-${at(row)}`);
    const names = Array.from({ length: things }, (_, thing) => nameOf(thing * THINGS.length + number));
    const name = add(`name ${number}`, (row) => {
      const truth = names[at(row)] ?? "";
      return plant("typo in a name", row, truth, mistype(truth, random));
    });
    const region = add(`region ${number}`, (row) => {
      const other = regionOf(at(row) + 1 + Math.floor(random() * 7));
      return plant("other region", row, regionOf(at(row)), other);
    });
    rules.push({ from: key, to: name }, { from: key, to: region });
  }
  for (const values of CATEGORIES)
    add(`category of ${values}`, () => `${nameOf(Math.floor(random() * values))} ${values}`);
  for (const values of NUMBERS) add(`number of ${values}`, () => String(Math.floor(random() * values) / 10));
  add("id", (row) => `ID${String(row).padStart(8, "0")}`);
  add("day", () => new Date(Math.floor(random() * DAYS) * 86_400_000).toISOString().slice(0, 10));
  const words = Array.from({ length: WORDS }, (_, word) => `${nameOf(77 + word * 31)} station`);
  add("word", (row) => {
    const truth = words[Math.floor(random() * random() * WORDS)] ?? "";
    return plant("typo in a word", row, truth, mistype(truth, random));
  });
  return { table: { columns, rowCount }, planted, rules };
}

/** Dictionary-encoded at once: a million rows of text would not fit beside it. */
function encode(title: string, rowCount: number, textOf: (row: number) => string): Column {
  const codeOf = new Map<string, number>();
  const dict: string[] = [];
  const codes = new Uint32Array(rowCount);
  for (let row = 0; row < rowCount; row++) {
    const text = textOf(row);
    const code = codeOf.get(text) ?? dict.length;
    if (code === dict.length) {
      dict.push(text);
      codeOf.set(text, code);
    }
    codes[row] = code;
  }
  return { title, dict, codes };
}

/** Another word for every number, of which none looks like its neighbour. */
function nameOf(number: number): string {
  const random = seededRandom(number + 1);
  const word = Array.from({ length: 4 }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)] ?? "").join("");
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${number.toString(36).replace(/\d/g, (digit) => "ghjkmqvwxz"[Number(digit)] ?? "")}`;
}

function regionOf(thing: number): string {
  return `${REGIONS[thing % 10] ?? ""} ${SYLLABLES[Math.floor(thing / 10) % 5] ?? ""}land`;
}

/** Two letters within the first word change places, or one of them is lost. */
function mistype(text: string, random: () => number): string {
  const place = 1 + Math.floor(random() * (text.indexOf(" ") - 3));
  const [one = "", other = ""] = [text[place], text[place + 1]];
  const middle = random() < 0.5 && one !== other ? `${other}${one}` : one;
  return `${text.slice(0, place)}${middle}${text.slice(place + 2)}`;
}
