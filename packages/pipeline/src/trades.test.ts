/** What a person sees at a glance in ten messy files is mended, flagged or asked about, and nothing else is flagged. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CleanColumn, isOpen } from "@limpid/table";
import { expect, it } from "vitest";
import { cleanInFull, optionsFor } from "./testing/clean-in-full.ts";

const FOLDER = join(import.meta.dirname, "../../../fixtures/trades");

interface Odd {
  readonly file: string;
  readonly column: string;
  readonly text: string;
}

function readOdd(): readonly Odd[] {
  const [, ...lines] = readFileSync(join(FOLDER, "odd.tsv"), "utf8").trimEnd().split("\n");
  return lines.map((line) => {
    const [file = "", column = "", text = ""] = line.split("\t");
    return { file, column, text };
  });
}

/** What is left to say of the column, a line each: odd texts that are silent, and others that are flagged. */
function listLeft(column: CleanColumn, odd: ReadonlySet<string>): readonly string[] {
  const asked = new Set(column.questions.flatMap(({ values }) => values.map(({ raw }) => raw)));
  const open = new Set(column.decisions.filter(({ inForce }) => inForce === null).map(({ id }) => id));
  const verdicts = [...new Set(column.codes)].flatMap((code) => column.verdicts[code] ?? []);
  return verdicts.flatMap((verdict) => {
    const { raw, output, alternatives, rule } = verdict;
    const isAmbiguous = open.size > 0 && alternatives.length > 0;
    const isFlagged = isOpen(verdict) || isAmbiguous;
    if (!odd.has(raw)) return isFlagged ? [`${column.title}: ${raw}: flagged by ${rule}`] : [];
    return isFlagged || asked.has(raw) || (output ?? "") !== raw ? [] : [`${column.title}: ${raw}: silent`];
  });
}

it("speaks of what anybody sees in ten files", async () => {
  const odd = readOdd();
  const left: string[] = [];
  for (const file of new Set(odd.map((one) => one.file))) {
    const name = `${file}.csv`;
    const { clean } = await cleanInFull(readFileSync(join(FOLDER, name)), optionsFor(name));
    for (const column of clean.columns) {
      const own = odd.filter((one) => one.file === file && one.column === column.title).map(({ text }) => text);
      left.push(...listLeft(column, new Set(own)).map((line) => `${file}: ${line}`));
    }
  }
  await expect(`${left.join("\n")}\n`).toMatchFileSnapshot(join(FOLDER, "left.txt"));
});
