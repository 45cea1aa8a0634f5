import { expect, it } from "vitest";
import { readVisibleTexts } from "./visible-text.ts";

const textsOf = (source: string, isJsx = false) => readVisibleTexts(source, isJsx).map(({ text }) => text);

it("reads strings, templates and JSX text, with a sign for what a template fills in", () => {
  expect(textsOf('const a = { title: "One row" };')).toEqual(["One row"]);
  expect(textsOf(`const b = (rows: number) => \`\${rows} rows are new\`;`)).toEqual(["… rows are new"]);
  expect(textsOf('const c = <p aria-label="Close it">Two\n  lines {"and more"}</p>;', true)).toEqual([
    "Close it",
    "Two lines",
    "and more",
  ]);
});

it("reads no comments, no types and no names of modules", () => {
  expect(textsOf('/** hidden */\nimport x from "./hidden.ts"; // hidden\nexport * from "./hidden.ts";')).toEqual([]);
  expect(textsOf('type Kind = "one" | "two"; let kind: "three";')).toEqual([]);
});

it("knows the lines of texts, also of several modules one after the other", () => {
  const source = "/** A comment with ümlaut. */\n\nconst a = 1;\nconst b = `first`;\n\nconst c = 'second';\n";
  for (let round = 0; round < 2; round += 1) {
    expect(readVisibleTexts(source)).toEqual([
      { text: "first", line: 4 },
      { text: "second", line: 6 },
    ]);
  }
});
