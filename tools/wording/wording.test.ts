/** No text that a user can see has a word that left the glossary. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findRefusedWords, REFUSED_WORDS } from "./refused-words.ts";
import { readVisibleTexts } from "./visible-text.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Modules whose texts reach a screen, a reply, a report or a terminal. */
const SHOWN = [
  "apps/cli/src",
  "apps/library/src",
  "apps/server/src",
  "apps/worker/src",
  "apps/web/src",
  "packages/clean/src",
  "packages/contract/src",
  "packages/dates/src/reason",
  "packages/entities/src",
  "packages/export/src",
  "packages/infer/src",
  "packages/ingest/src",
  "packages/query/src",
  "packages/table/src",
];
/** Test modules, and lists of words of many languages that are compared with cells. */
const NOT_SHOWN = /\.test\.tsx?$|\/testing\/|\/data\/|-words?\.ts$|-names\.ts$/;
const PAGES = ["README.md", "CONTRIBUTING.md"];
/** Texts for logs and for programs: ids, statements, selectors, words without a space. */
const isSentence = (text: string): boolean => /\S \S/.test(text);

const listFiles = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name}`);

function checkModule(file: string): readonly string[] {
  const texts = readVisibleTexts(readFileSync(join(ROOT, file), "utf8"), file.endsWith(".tsx"));
  return texts
    .filter(({ text }) => isSentence(text))
    .flatMap(({ text, line }) =>
      findRefusedWords(text).map(({ found, instead }) => `${file}:${line}: "${found}" → ${instead} (${text})`),
    );
}

/** Code in a page is the code's own; the glossary names the words that it refuses. */
function checkPage(page: string, markdown: string): readonly string[] {
  const prose = markdown.replace(/```[\s\S]*?```|`[^`\n]*`|^ {4}.*$/gm, (code) => code.replace(/[^\n]/g, " "));
  return prose.split("\n").flatMap((line, index) => {
    if (/^\| [^|]+ \| [^|]+ \| not: /.test(line)) return [];
    return findRefusedWords(line).map(({ found, instead }) => `${page}:${index + 1}: "${found}" → ${instead}`);
  });
}

it.each(SHOWN)("the texts of %s keep to the glossary", (folder) => {
  const files = listFiles(folder, /\.tsx?$/).filter((file) => !NOT_SHOWN.test(file));
  expect(files.length).toBeGreaterThan(2);
  expect(files.flatMap(checkModule)).toEqual([]);
});

it("the pages keep to the glossary", () => {
  const docs = listFiles("docs", /^[^/]+\.md$/);
  expect(docs.length).toBeGreaterThan(10);
  expect([...PAGES, ...docs].flatMap((page) => checkPage(page, readFileSync(join(ROOT, page), "utf8")))).toEqual([]);
});

it("the glossary has 26 terms, one sentence and the words not to use for each", () => {
  const glossary = readFileSync(join(ROOT, "docs/data-model.md"), "utf8").split("## Glossary")[1] ?? "";
  const terms = glossary.split("\n").filter((line) => /^\| [^|]+ \| [^|]+ \| not: [^|]+ \|$/.test(line));
  expect(terms).toHaveLength(26);
});

it.each([
  ["told", "the stream tells of it, which is told once"],
  ["said", "Not said"],
  ["anew", "Cleaning anew …"],
  ["whoever", "Whoever has the link can open it"],
  ["everybody", "Everybody can find this table"],
  ["written otherwise", "Show what was written otherwise"],
  ["taken for", "Taken for missing data"],
  ["slips of writing", "spaces and slips of writing tidied"],
  ["stands twice", "A key that stands twice"],
  ["speaks against", "nothing speaks against it"],
  ["leave the row out", "Leave the row out"],
  ["take the row back", "Take the row back"],
  ["Take all", "Take all"],
  ["for good", "removed for good"],
])("a text with “%s” is found", (word, text) => {
  expect(findRefusedWords(text).map(({ found }) => found.toLowerCase())).toContain(word.toLowerCase());
});

it("every refused word is found in some text, and plain English is not", () => {
  expect(REFUSED_WORDS.every(({ instead }) => findRefusedWords(instead).length === 0)).toBe(true);
  expect(findRefusedWords("Restore row. Accept all. This value appears twice; A stands for a letter.")).toEqual([]);
});
