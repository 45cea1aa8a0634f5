/** The card of the model of misspelt words, as data and text. What only people know stands in card-notes.json beside it. */
import { readFileSync } from "node:fs";
import type { Shifts } from "../../../packages/models/src/misspelt-words/word-model.ts";
import { bullets, section, table, writeCardFiles } from "../card-page.ts";
import type { WordFigures } from "./train-words.ts";

interface Notes {
  readonly summary: string;
  readonly method: readonly string[];
  readonly training: readonly string[];
  readonly judged: readonly string[];
  readonly limits: readonly string[];
}

interface Measured {
  readonly columns: number;
  readonly inputs: number;
  readonly hiddenUnits: number;
  readonly temperature: number;
  readonly shifts: Shifts;
  readonly figures: readonly WordFigures[];
}

export interface WordsCard extends Notes, Measured {}

const NOTES = new URL("./card-notes.json", import.meta.url);
const FOLDER = new URL("../../../packages/models/src/misspelt-words/", import.meta.url);

export function writeWordsCard(measured: Measured): void {
  const notes = JSON.parse(readFileSync(NOTES, "utf8")) as Notes;
  const card: WordsCard = { ...notes, ...measured };
  writeCardFiles(FOLDER, card, wordsCardPage(card));
}

export function wordsCardPage(card: WordsCard): string {
  const parts = [
    "# The model of misspelt words",
    "Made by `npm run model:words` from card.json beside it; do not edit.",
    card.summary,
    section("How it works", bullets(card.method)),
    section(
      "Size",
      `${card.inputs} inputs, ${card.hiddenUnits} hidden units; scores are divided by ${card.temperature} and lowered by ${card.shifts.all}, by ${card.shifts.unknown} times the share of unknown words in the column, and by ${card.shifts.names} in columns of names.`,
    ),
    section("Training", `${card.columns} columns.\n\n${bullets(card.training)}`),
    section(
      "Figures on columns kept out of training",
      `Slips planted in one word of fifteen values on average, found at a probability of 0.5, by the language of the column.\n\n${figureTable(card.figures)}`,
    ),
    section("Judged on other tables", bullets(card.judged)),
    section("Limits", bullets(card.limits)),
  ];
  return `${parts.join("\n\n")}\n`;
}

function figureTable(figures: readonly WordFigures[]): string {
  const head = [
    "language",
    "slips",
    "right word known",
    "found",
    "right word first",
    "other rare words",
    "found wrongly",
  ];
  const share = (part: number, whole: number) => (whole === 0 ? "–" : (part / whole).toFixed(2));
  const rows = figures.map(({ language, slips, reachable, found, right, others, wrong }) => [
    ...[language, String(slips), share(reachable, slips), share(found, slips), share(right, found)],
    ...[String(others), String(wrong)],
  ]);
  return table(head, rows);
}
