import { readFileSync } from "node:fs";
import { installLexicon } from "@limpid/lexicon";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { countLookups } from "../../../../tools/testing/count-lookups.ts";
import type { ValueColumn } from "../detector.ts";
import { findInValues } from "../run-detectors.ts";
import { misspeltWords } from "./misspelt-words.ts";

let uninstall: () => void;
beforeEach(() => {
  uninstall = installLexicon();
});
afterEach(() => uninstall());

const COLUMN: Omit<ValueColumn, "values"> = { title: "", role: "prose", care: "repair", type: "text" };

function say(texts: readonly string[], column: Partial<ValueColumn> = {}) {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const values = Array.from(counts, ([text, count]) => ({ text, count }));
  const { findings, limits } = findInValues({ ...COLUMN, ...column, values }, [misspeltWords]);
  return { outputs: [...findings].map(([text, [remark]]) => [text, remark?.output]), findings, limits };
}

const ENGLISH = [
  "The heating in the meeting room does not work",
  "Water is dripping from the ceiling of the kitchen",
  "The door of the garage cannot be opened any more",
  "A window on the second floor is broken",
  "Please replace the lamp beside the entrance",
  "The elevator stops between two floors",
];
const GERMAN = [
  "Die Heizung im Sitzungszimmer funktioniert nicht",
  "Wasser tropft von der Decke der Küche",
  "Die Tür der Garage lässt sich nicht mehr öffnen",
  "Ein Fenster im zweiten Stock ist zerbrochen",
  "Bitte die Lampe neben dem Eingang ersetzen",
];
const FRENCH = [
  "Le chauffage de la salle de réunion ne fonctionne pas",
  "L'eau coule du plafond de la cuisine",
  "La porte du garage ne s'ouvre plus",
  "Une fenêtre du deuxième étage est cassée",
  "Remplacer la lampe à côté de l'entrée",
];

describe("a word that a column has once", () => {
  it.each([
    ["English", ENGLISH, "The temprature is too low in winter", "The temperature is too low in winter"],
    ["German", GERMAN, "Die Temperatur ist im Witner zu tief", "Die Temperatur ist im Winter zu tief"],
    ["French", FRENCH, "La tempérture est trop basse en hiver", "La température est trop basse en hiver"],
  ])("is found misspelt in %s", (_, texts, slip, meant) => {
    expect(say([...texts, slip]).outputs).toEqual([[slip, meant]]);
  });

  it("keeps its capitals, and says what it seems to be", () => {
    const { outputs, findings } = say([...ENGLISH, "ELEVATTOR", "Elevator"]);
    expect(outputs).toEqual([["ELEVATTOR", "ELEVATOR"]]);
    const [remark] = findings.get("ELEVATTOR") ?? [];
    expect(remark?.msg).toBe('"ELEVATTOR" seems to be a misspelling of "ELEVATOR", which 2 other cells have.');
    expect(remark?.prob).toBeLessThan(0.9);
  });
});

describe("what is left alone", () => {
  it.each([
    ["right words", ENGLISH],
    ["names and brands", [...ENGLISH, "Nvidia", "Flickr account of Braden Kowalczyk", "Ricoh printer", "Lyft"]],
    ["the opposite", [...ENGLISH, "The room is inaccessible", "untreated", "Import", "Export", "male", "female"]],
    ["two real words", [...ENGLISH, "The chapter house", "The charter house", "form", "from"]],
    ["codes", [...ENGLISH, "SKU_temprature", "temprature@example.org", "x12temprature"]],
    ["abbreviations", [...ENGLISH, "Dept. of Admin. and Mgmt."]],
  ])("%s", (_, texts) => expect(say(texts).outputs).toEqual([]));

  it.each(["code", "number"] as const)("a column of the role %s", (role) => {
    expect(say([...ENGLISH, "The temprature is too low"], { role }).outputs).toEqual([]);
  });

  it("a column in a language that the lexicon does not know", () => {
    const estonian = [
      "Austraalia",
      "Brasiilia",
      "Itaalia",
      "Liibanon",
      "Jordaania",
      "Bulgaaria",
      "Indoneesia",
      "Boliivia",
    ];
    expect(say(estonian, { role: "label" }).outputs).toEqual([]);
  });
});

describe("without a whole lexicon", () => {
  const SLIP = "The temprature is too low in winter";
  const installed = (language: string) =>
    readFileSync(new URL(`../../../lexicon/data/${language}.bin`, import.meta.url));

  it("says nothing if there is none", () => {
    uninstall();
    expect(say([...ENGLISH, SLIP])).toMatchObject({ outputs: [], limits: [] });
  });

  it.each([
    ["missing", () => undefined],
    ["cut", () => installed("en").subarray(0, 1000)],
  ])("with all files %s goes on and finds nothing", (_, read) => {
    uninstall = installLexicon(read);
    expect(say([...ENGLISH, SLIP]).outputs).toEqual([]);
    expect(say([...ENGLISH, SLIP]).limits).toContainEqual(
      expect.stringMatching(/^Spelling was not fully checked: The lexicon "en" is .* Install Limpid again\.$/),
    );
  });

  it("with one file cut finds what the others know, and says what is not checked", () => {
    uninstall = installLexicon((language) => installed(language).subarray(language === "de" ? 8 : 0));
    const { outputs, limits } = say([...ENGLISH, SLIP]);
    expect(outputs).toEqual([[SLIP, "The temperature is too low in winter"]]);
    expect(limits).toEqual([expect.stringContaining('Spelling was not fully checked: The lexicon "de" is damaged')]);
  });
});

it("goes through a column of very many unknown words in work that grows with them", () => {
  const letters = (number: number) =>
    number.toString(26).replace(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)));
  const lookups = (rows: number) => {
    const texts = Array.from(
      { length: rows },
      (_, row) => `the house of ${letters(row)}ton and garden ${letters(row * 7)}er`,
    );
    return countLookups(() => expect(say(texts).outputs).toEqual([]));
  };
  expect(lookups(4000) / lookups(2000)).toBeLessThan(2.5);
});
