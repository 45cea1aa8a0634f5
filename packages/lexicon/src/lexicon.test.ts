import { describe, expect, it } from "vitest";
import { Lexicon } from "./lexicon.ts";
import { readLanguage } from "./read-language.ts";
import { DamagedLexicon, WordList, writeWordList } from "./word-list.ts";

const ENGLISH = new Map([
  ["house", 5.7],
  ["horse", 4.8],
  ["parcel", 3.4],
  ["garden", 4.8],
]);
const GERMAN = new Map([
  ["haus", 5.5],
  ["garten", 4.7],
  ["strasse", 5.3],
  ["garden", 2.1],
]);
const FILES: Readonly<Record<string, Uint8Array>> = {
  en: writeWordList(ENGLISH, "abcdefghijklmnopqrstuvwxyz"),
  de: writeWordList(GERMAN, "abcdefghijklmnopqrstuvwxyzäöü"),
};
const lexicon = new Lexicon((language) => FILES[language], ["en", "de"]);

describe("lookup", () => {
  it.each([
    ["House", ["en"], { frequency: 5.72, language: "en" }],
    ["garden", ["en", "de"], { frequency: 4.8, language: "en" }],
    ["garden", ["de"], { frequency: 2.12, language: "de" }],
    ["Straße", ["de", "en"], { frequency: 5.32, language: "de" }],
    ["haus", ["en"], undefined],
    ["", ["en"], undefined],
    ["house", [], undefined],
    ["house", ["xx"], undefined],
  ])("of %j in %j gives %j", (word, languages, expected) => {
    expect(lexicon.lookup(word, languages)).toEqual(expected);
  });

  it("reads a language once, and only when a word of it is asked for", () => {
    const read: string[] = [];
    const lazy = new Lexicon(
      (language) => {
        read.push(language);
        return FILES[language];
      },
      ["en", "de"],
    );
    lazy.lookup("house", ["en"]);
    lazy.lookup("garden", ["en"]);
    expect(read).toEqual(["en"]);
  });
});

describe("near", () => {
  it.each([
    ["hosue", "house", "swap", 2],
    ["paxcel", "parcel", "other", 2],
    ["gardn", "garden", "drop", 4],
    ["garrden", "garden", "extra", 2],
    ["arden", "garden", "drop", 0],
  ])("finds that %j may be %j", (slip, word, edit, place) => {
    expect(lexicon.near(slip, ["en"], 1)).toMatchObject([{ word, edit, place, language: "en" }]);
  });

  it("lists the most frequent first, and no more than asked for", () => {
    expect(lexicon.near("huose", ["en"], 9).map(({ word }) => word)).toEqual(["house"]);
    expect(lexicon.near("haoes", ["en"], 9)).toEqual([]);
    expect(lexicon.near("hose", ["en"], 9).map(({ word }) => word)).toEqual(["house", "horse"]);
    expect(lexicon.near("hose", ["en"], 1).map(({ word }) => word)).toEqual(["house"]);
  });
});

describe("detectLanguages", () => {
  it.each([
    [["House 12", "garden"], "", ["en"]],
    [["Haus im Garten", "Straße"], "Haus", ["de"]],
    [["12", "A-4"], "", []],
    [[], "", []],
  ])("of %j under %j gives %j", (texts, title, expected) => {
    expect(lexicon.detectLanguages(texts, title).map(({ language }) => language)).toEqual(expected);
  });
});

describe("a damaged file", () => {
  const whole = FILES.en ?? new Uint8Array();
  const changed = (place: number, byte: number) =>
    Uint8Array.from(whole, (old, index) => (index === place ? byte : old));

  it.each([
    ["is empty", new Uint8Array()],
    ["is cut in its header", whole.slice(0, 9)],
    ["lacks its last byte", whole.slice(0, -1)],
    ["has a byte too many", Uint8Array.from([...whole, 0])],
    ["is another file", changed(0, 0)],
    ["has an impossible header", changed(4, 255)],
    ["counts other words than it has", changed(20, 9)],
  ])("that %s is refused with its language", (_, bytes) => {
    const broken = new Lexicon(() => bytes, ["en"]);
    expect(() => broken.lookup("house", ["en"])).toThrow(DamagedLexicon);
    expect(() => broken.lookup("house", ["en"])).toThrow('The lexicon "en" is damaged');
  });

  it("that is missing says so, unless the language is none that must be there", () => {
    const empty = new Lexicon(() => undefined, ["en"]);
    expect(() => empty.isRealWord("house")).toThrow('The lexicon "en" is missing. Install Limpid again.');
    expect(empty.lookup("hus", ["sv"])).toBeUndefined();
  });

  it("is borne where the lexicon shall bear it: the others answer, and it says what is wrong", () => {
    const files: Record<string, Uint8Array | undefined> = { en: whole.slice(0, -1), de: FILES.de };
    const bearing = new Lexicon((language) => files[language], ["en", "de", "fr"], true);
    expect(bearing.damages).toEqual([]);
    expect(bearing.lookup("garden", ["en", "de", "fr"])).toEqual({ frequency: 2.12, language: "de" });
    expect(bearing.near("hosue", ["en"], 1)).toEqual([]);
    expect(bearing.detectLanguages(["Haus im Garten"], "").map(({ language }) => language)).toEqual(["de"]);
    expect(bearing.damages).toEqual([
      expect.stringContaining('The lexicon "en" is damaged'),
      'The lexicon "fr" is missing. Install Limpid again.',
    ]);
  });

  it.each([
    ["an array", new Uint8Array(whole.length + 1)],
    ["a buffer of Node", Buffer.alloc(whole.length + 1)],
  ])("is read from any place in %s", (_, shifted) => {
    shifted.set(whole, 1);
    expect(WordList.read("en", shifted.subarray(1)).frequency("parcel")).toBeCloseTo(3.4, 1);
  });
});

describe("the committed lexicon", () => {
  const committed = new Lexicon(readLanguage);

  it.each([
    ["en", "pharmacy"],
    ["de", "Wohnung"],
    ["fr", "pharmacie"],
    ["es", "ayuntamiento"],
    ["pt", "município"],
    ["it", "comune"],
    ["nl", "gemeente"],
    ["sv", "kommun"],
  ])("knows a word of %s", (language, word) => expect(committed.isRealWord(word, [language])).toBe(true));

  it("takes common misspellings for no real words", () => {
    for (const slip of ["recieve", "seperate", "definately", "occured", "goverment"])
      expect(committed.isRealWord(slip), slip).toBe(false);
  });

  it.each([
    ["de", ["Wohnung mit Garten", "Haus im Grünen"]],
    ["fr", ["Maison à vendre", "Appartement avec jardin"]],
    ["nl", ["Huis met tuin", "Woning te koop"]],
  ])("detects %s first", (language, texts) => {
    expect(committed.detectLanguages(texts, "")[0]?.language).toBe(language);
  });
});
