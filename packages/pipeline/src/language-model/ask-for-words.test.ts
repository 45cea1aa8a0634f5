import { inferColumn } from "@limpid/infer";
import { tableFromRows } from "@limpid/table";
import { describe, expect, it } from "vitest";
import { askForWords } from "./ask-for-words.ts";
import type { LanguageModel, TableProfile, TableWords } from "./language-model.ts";
import { concealShape } from "./profile-column.ts";

const TABLE = tableFromRows(
  ["Kunde", "Betrag"],
  Array.from({ length: 30 }, (_, row) => [`Ünal-Müller ${row}`, `€ ${1000 + row},50`]),
);
const GUESSES = TABLE.columns.map((column) => inferColumn(column));
const WORDS: TableWords = { name: "Invoices", description: "What customers owe.", tags: ["money", "customers"] };

async function ask(words: TableWords | undefined) {
  const told: TableProfile[] = [];
  const languageModel: LanguageModel = {
    describeTable: async (profile) => {
      told.push(profile);
      return words;
    },
  };
  return { told, words: await askForWords(TABLE, GUESSES, { languageModel, fileName: "kunden.csv" }) };
}

describe("askForWords", () => {
  it("tells titles, classes and shapes", async () => {
    const [profile] = (await ask(WORDS)).told;
    expect(profile).toMatchObject({ fileName: "kunden.csv", rowCount: 30 });
    expect(profile?.columns.map(({ title, shapes }) => ({ title, shapes }))).toEqual([
      { title: "Kunde", shapes: ["A-A 9"] },
      { title: "Betrag", shapes: ["* 9,9"] },
    ]);
  });

  it("tells no cell, and no part of one", async () => {
    const said = JSON.stringify((await ask(WORDS)).told);
    for (const part of ["nal", "ller", "1000", "1029", "€"]) expect(said).not.toContain(part);
  });

  it("takes the words as they are", async () => {
    expect((await ask(WORDS)).words).toEqual(WORDS);
  });

  it("keeps words short and on one line, and leaves out empty ones", async () => {
    const { words } = await ask({
      name: " \u0007\n",
      description: `a\nb ${"word ".repeat(300)}`,
      tags: ["x", "x", ""],
    });
    expect(words?.name).toBeUndefined();
    expect(words?.description).toMatch(/^a b word/);
    expect(words?.description?.length).toBeLessThanOrEqual(600);
    expect(words?.tags).toEqual(["x"]);
  });

  it("goes without words where there is no answer, and asks nobody where there is no model", async () => {
    expect((await ask(undefined)).words).toBeUndefined();
    expect(await askForWords(TABLE, GUESSES, { languageModel: undefined, fileName: "" })).toBeUndefined();
  });
});

describe("concealShape", () => {
  it.each([
    ["letters of any script", "Ёлка नमस्ते 東京", "A A A"],
    ["digits of any script", "12 ٣٤ ½", "9 9 9"],
    ["marks, symbols and emoji", "a\u0301b ♥ 👩‍🚀 €5", "A * * *9"],
    ["plain punctuation", "ann.lee@example.org", "A.A@A.A"],
  ])("hides %s", (_, text, shape) => {
    expect(concealShape(text)).toBe(shape);
  });
});
